"""Sentences: the engine's text keys and arguments in the reader's language."""

from holdfast.words.words import LANGUAGES, MissingText, UnknownLanguage, Words, best_language, message_key

__all__ = ["LANGUAGES", "MissingText", "UnknownLanguage", "Words", "best_language", "message_key"]

"""Write all rule pages: `make lessons`."""

from scripts.lessons.files import FOLDER, pages

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")

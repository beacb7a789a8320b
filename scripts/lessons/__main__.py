"""Write all rule pages and guided rounds: `make lessons`."""

from scripts.lessons.files import FOLDER, ROUND_FOLDER, pages, rounds

if __name__ == "__main__":
    for folder, texts in ((FOLDER, pages()), (ROUND_FOLDER, rounds())):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, "utf-8")

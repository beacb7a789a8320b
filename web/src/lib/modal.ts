/** A modal dialog that is open as long as its element is there. The browser's Back closes it. */
import type { Attachment } from "svelte/attachments";

import { closeByBack } from "./close-by-back";

export function modal(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    dialog.showModal();
    const closed = closeByBack(close);
    return () => {
      dialog.close();
      closed();
    };
  };
}

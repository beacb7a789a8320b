/** Whether the list of keys is shown. */
class Keys {
  isOpen = $state(false);
}

export const keys = new Keys();

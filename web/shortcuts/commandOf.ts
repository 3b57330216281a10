type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** While a key is held down, only `next` and `previous` repeat. */
export function commandOf<Command extends string>(
  keys: Readonly<Record<string, Command>>,
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const command = keys[key.toLowerCase()] ?? null;
  return repeat && command !== 'next' && command !== 'previous' ? null : command;
}

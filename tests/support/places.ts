export function seenPlaces() {
  const texts = new Map<string, string[]>();
  return {
    at(place: string): (text: string) => void {
      const seen = texts.get(place) ?? [];
      texts.set(place, seen);
      return (text) => void seen.push(text);
    },
    names: (): string[] => [...texts.keys()],
    text: (place: string): string => (texts.get(place) ?? []).join('\n'),
  };
}

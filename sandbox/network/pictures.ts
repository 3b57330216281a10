import { hash, randomFrom } from '../random.ts';

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase())
    .join('');

/** Round for a person, square for a company. Contains only letters and digits, so nothing needs escaping. */
export function avatar(name: string, seed: string, square: boolean): string {
  const hue = hash(seed) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 55% 48%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 60% 32%)"/></linearGradient></defs><rect width="96" height="96" rx="${square ? 12 : 48}" fill="url(#g)"/><text x="48" y="50" fill="#fff" font-family="system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text></svg>`;
}

export const pictureSize = { width: 800, height: 360 };

export function postPicture(seed: string): string {
  const random = randomFrom(`picture:${seed}`);
  const hue = Math.floor(random() * 360);
  const hills = [0, 1, 2].map((layer) => {
    const y = 150 + layer * 60;
    const at = () => Math.floor(y + (random() - 0.5) * 110);
    return `<path d="M0 ${at()}C150 ${at()} 250 ${at()} 400 ${at()}S650 ${at()} 800 ${at()}V360H0Z" fill="hsl(${(hue + layer * 25) % 360} 45% ${62 - layer * 14}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="360" viewBox="0 0 800 360"><rect width="800" height="360" fill="hsl(${hue} 50% 86%)"/><circle cx="${Math.floor(120 + random() * 560)}" cy="${Math.floor(60 + random() * 60)}" r="38" fill="hsl(${(hue + 180) % 360} 70% 74%)"/>${hills.join('')}</svg>`;
}

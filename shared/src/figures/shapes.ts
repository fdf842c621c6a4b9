/** The marks of points, one shape for each style, all about equally heavy to the eye. */
import type { Style } from './palette.ts';
import { at } from './text.ts';

export function mark({ colour, shape }: Style, x: number, y: number, size = 3.5, opacity = 1): string {
  const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
  const fill = `fill="${colour}"${seen}`;
  const stroke = `fill="none" stroke="${colour}" stroke-width="1.8"${seen}`;
  const polygon = (points: readonly (readonly [number, number])[]) =>
    `<polygon points="${points.map(([dx, dy]) => `${at(x + dx * size)},${at(y + dy * size)}`).join(' ')}" ${fill}/>`;
  switch (shape) {
    case 'circle':
      return `<circle cx="${at(x)}" cy="${at(y)}" r="${size}" ${fill}/>`;
    case 'ring':
      return `<circle cx="${at(x)}" cy="${at(y)}" r="${size}" ${stroke}/>`;
    case 'square':
      return `<rect x="${at(x - size * 0.9)}" y="${at(y - size * 0.9)}" width="${at(size * 1.8)}" height="${at(size * 1.8)}" ${fill}/>`;
    case 'triangle':
      return polygon([
        [0, -1.2],
        [1.15, 0.9],
        [-1.15, 0.9],
      ]);
    case 'diamond':
      return polygon([
        [0, -1.35],
        [1.35, 0],
        [0, 1.35],
        [-1.35, 0],
      ]);
    case 'cross': {
      const [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map(at);
      return `<path d="M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}" ${stroke}/>`;
    }
  }
}

/** The mark of the brand, on 28 units. */
export const brandMark = [
  ['1.9', 'M3.6 24.2C2.4 12.6 7 4 15.4 4a9 9 0 0 1 0 18 7 7 0 0 1 0-14 5.1 5.1 0 0 1 0 10.2'],
  ['1.3', 'M6.6 24.6C5.4 15.4 8.1 7.6 13.2 6.2M15.4 18.2a3.2 3.2 0 0 1-.2-6.4'],
  ['1', 'M9.3 24.4c-1.4-4.6-1-9.6.9-13M18.6 6.6a7.2 7.2 0 0 1 2.9 9.6'],
]
  .map(([width, path]) => `<path stroke-width="${width}" d="${path}"/>`)
  .join('')

/** The mark of the brand as a picture. */
export const brandMarkSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 2 26 24" fill="none" stroke="#120f0c" stroke-linecap="round">${brandMark}</svg>`

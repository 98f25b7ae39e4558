/**
 * Draws the site's icons from the brand's mark. Run by hand when the mark changes (`pnpm --filter @chignon/web icons`);
 * the results are kept in the tree.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { markPath } from '@chignon/ui/strand/mark'
import sharp from 'sharp'

const ground = '#14100c'
const brass = '#d8b068'
const folder = new URL('../public/', import.meta.url)

type Icon = {
  file: string
  size: number
  /** The mark's part of the whole: what a platform may cut away stays free of it. */
  mark: number
  /** The corners' radius as a part of the whole. */
  corner: number
}

const icons: Icon[] = [
  { file: 'icons/icon-192.png', size: 192, mark: 0.72, corner: 0.21 },
  { file: 'icons/icon-512.png', size: 512, mark: 0.72, corner: 0.21 },
  // Platforms cut these to shapes of their own: a circle of 80 % is all that is sure to be seen.
  { file: 'icons/maskable-512.png', size: 512, mark: 0.58, corner: 0 },
  { file: 'icons/apple-touch-icon.png', size: 180, mark: 0.64, corner: 0 },
]

function draw({ size, mark, corner }: Omit<Icon, 'file'>): Promise<Buffer> {
  const start = (24 * (1 - mark)) / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">` +
    `<rect width="24" height="24" rx="${24 * corner}" fill="${ground}"/>` +
    `<path transform="translate(${start} ${start}) scale(${mark})" fill="${brass}" d="${markPath}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
}

// An icon file of one picture: its directory of 22 bytes, then the PNG as it is.
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

await mkdir(new URL('icons/', folder), { recursive: true })
for (const { file, ...icon } of icons) await writeFile(new URL(file, folder), await draw(icon))
await writeFile(new URL('favicon.ico', folder), icoOf(await draw({ size: 32, mark: 0.75, corner: 0.21 }), 32))

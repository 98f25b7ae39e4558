/**
 * Renders the site's icons from the brand's mark. Run it when the mark changes (`pnpm --filter @chignon/web icons`) and
 * commit the results.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { markPath } from '@chignon/ui/strand/mark'
import sharp from 'sharp'

const background = '#14100c'
const foreground = '#d8b068'
const folder = new URL('../public/', import.meta.url)

type Icon = {
  file: string
  size: number
  /** The mark's size as a fraction of the icon's: platforms may crop the margin. */
  mark: number
  /** The corner radius as a fraction of the icon's size. */
  corner: number
}

const icons: Icon[] = [
  { file: 'icons/icon-192.png', size: 192, mark: 0.72, corner: 0.21 },
  { file: 'icons/icon-512.png', size: 512, mark: 0.72, corner: 0.21 },
  // Platforms crop maskable icons; only a central circle of 80 % is guaranteed to be visible.
  { file: 'icons/maskable-512.png', size: 512, mark: 0.58, corner: 0 },
  { file: 'icons/apple-touch-icon.png', size: 180, mark: 0.64, corner: 0 },
]

function render({ size, mark, corner }: Omit<Icon, 'file'>): Promise<Buffer> {
  const start = (24 * (1 - mark)) / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">` +
    `<rect width="24" height="24" rx="${24 * corner}" fill="${background}"/>` +
    `<path transform="translate(${start} ${start}) scale(${mark})" fill="${foreground}" d="${markPath}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
}

// An ICO file with one image: a directory of 22 bytes, then the PNG.
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
for (const { file, ...icon } of icons) await writeFile(new URL(file, folder), await render(icon))
await writeFile(
  new URL('favicon.ico', folder),
  icoOf(await render({ size: 32, mark: 0.75, corner: 0.21 }), 32),
)

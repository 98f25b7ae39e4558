import sharp, { type Sharp } from 'sharp'
import { sampleFiles } from './sample-files.ts'

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })

/** A text that must not be in any stored file. */
export const secret = 'alert("secret place")'

/** A photograph as a phone makes it: on its side, with the place where it was taken. */
export const photograph = await plain(80, 40)
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer()

const png = await plain(20, 20).png().toBuffer()

const frames = Buffer.concat([90, 150, 200].map((shade) => Buffer.alloc(10 * 10 * 3, shade)))

/** Pictures that a careless server would store as they came, or fail on; stored after being encoded again. */
export const unusualPictures: Record<string, Buffer> = {
  'a photograph with its place': photograph,
  'a JPEG that is also a page': Buffer.concat([photograph, Buffer.from(`<script>${secret}</script>`)]),
  'a PNG that is also an archive': Buffer.concat([png, Buffer.from(`PK\u0003\u0004${secret}`)]),
  'an animation': await sharp(frames, { raw: { width: 10, height: 30, channels: 3, pageHeight: 10 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer(),
  'a picture of 16 bits': await plain(20, 20).toColourspace('rgb16').png().toBuffer(),
  'a CMYK picture': await plain(20, 20).toColourspace('cmyk').jpeg().toBuffer(),
  'a transparent picture': await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer(),
  'a grey picture of one pixel': await plain(1, 1).greyscale().png().toBuffer(),
  'an AVIF picture': await plain(20, 20).avif().toBuffer(),
}

/** Files that are no pictures for us, with the status of their refusal. */
export const refusedPictures: Record<string, [status: number, bytes: Buffer]> = {
  'an SVG picture with a script': [415, sampleFiles.svg],
  'a page': [415, sampleFiles.html],
  'a document': [415, sampleFiles.pdf],
  'a video': [415, sampleFiles.mp4],
  'an empty file': [415, Buffer.alloc(0)],
  'a page that begins like a GIF': [415, Buffer.from(`GIF89a/*<script>${secret}</script>`)],
  'a page that begins like a JPEG': [
    422,
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`<script>${secret}</script>`)]),
  ],
  'a cut photograph': [422, (await plain(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  'more than 40 megapixels': [422, await plain(8000, 5001).png().toBuffer()],
}

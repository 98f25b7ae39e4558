import { coverOf, drawCover } from '@chignon/ui/strand/cover'
import sharp from 'sharp'
import { coverVersion, coverShapes, type CoverShape } from '../../lib/files/cover-url.ts'
import { imageQueue } from '../../lib/files/image-queue.ts'
import { createLruCache } from '../../lib/files/lru-cache.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { toFileError } from '../../lib/files/file-error.ts'
import type { Route } from './+types/cover.ts'

const yearInSeconds = 31_536_000
const fileName = /^(?<seed>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<type>svg|png|avif)$/

// Raster images have twice the size of the SVG, except the sharing picture, whose size is fixed.
const pixels: Record<CoverShape, number> = { portrait: 2, story: 1, landscape: 2, card: 1 }

/** Cover image: SVG for pages, AVIF and PNG for sharing. Its URL identifies the content, so it is cached forever. */
export async function loader({
  params: { version, shape, category, file },
}: Route.LoaderArgs): Promise<Response> {
  const { seed, type } = fileName.exec(file)?.groups ?? {}
  if (version !== String(coverVersion) || !seed || !isShape(shape)) throw errorResponse(404)
  if (seed.length > 120 || category.length > 60) throw errorResponse(404)
  const svg = await recentLines(`${shape}/${category}/${seed}`, async () =>
    drawCover({ seed, ...coverOf(seed, category), ...coverShapes[shape] }),
  )
  const headers = { 'Cache-Control': `public, max-age=${yearInSeconds}, immutable` }
  if (type === 'svg') return new Response(svg, { headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
  const { width } = coverShapes[shape]
  const drawn = await recentPixels(`${shape}/${category}/${file}`, () =>
    imageQueue(() => rasterise(svg, width * pixels[shape], type === 'avif')),
  ).catch((error: unknown) => {
    throw toFileError(error)
  })
  return new Response(drawn, { headers: { ...headers, 'Content-Type': `image/${type}` } })
}

// Drawing takes up to 25 ms, during which no other request is served. 200 covers have 4 MB.
const recentLines = createLruCache<string>(200)

// Each social network requests the same image.
const recentPixels = createLruCache<Uint8Array<ArrayBuffer>>(100)

async function rasterise(svg: string, width: number, isAvif: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg)).resize({ width })
  return new Uint8Array(
    await (isAvif ? picture.avif({ quality: 60, effort: 2 }) : picture.png({ palette: true })).toBuffer(),
  )
}

function isShape(value: string): value is CoverShape {
  return Object.hasOwn(coverShapes, value)
}

import { strandEndpoints } from '@chignon/contract/learning/strand'
import { drawGrowth } from '@chignon/ui/strand/growth'
import { FfmpegError } from '../../platform/ffmpeg/ffmpeg-error.ts'
import { storedFileResponse } from '../../platform/files/stored-file-response.ts'
import { downloadResponse } from '../../platform/http/download-response.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { pdfResponse } from '../../platform/pdf/pdf-response.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import { personExists } from '../../platform/person/person.queries.ts'
import { canSeePart } from '../../identity/profile-visibility/profile-visibility.queries.ts'
import type { Services } from '../../platform/services.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import { drawShared } from './draw-shared.ts'
import { drawingResponse } from './drawing-response.ts'
import { loopOf } from './strand-loop.ts'
import { renderStrand } from './strand-print.ts'
import { strandMessages } from './strand.messages.ts'
import { growthOfLessons, presentStrand } from './strand.present.ts'
import { listFinishedLessons } from './strand.queries.ts'

const drawingSize = { width: 720, height: 900 }
// The portrait that social networks show whole.
const pictureSize = { width: 1080, height: 1350 }

/** Strands: the drawing, for people who may see the owner's awards, and what the owner shares and prints. */
export const strandRoutes = implement(strandEndpoints, {
  async show(call) {
    const { params, locale } = call
    return { data: presentStrand(params.id, await lessonsSeenBy(call), locale) }
  },
  async drawing(call) {
    const { params, services } = call
    const growth = growthOfLessons(params.id, await lessonsSeenBy(call))
    return drawingResponse(drawGrowth({ ...growth, ...drawingSize }), services.clock())
  },
  async picture({ viewer, services: { db, clock } }) {
    const growth = growthOfLessons(viewer.id, await listFinishedLessons(db(), viewer.id))
    const { default: sharp } = await import('sharp')
    const bytes = await sharp(Buffer.from(drawShared(growth, pictureSize)))
      .png()
      .toBuffer()
    return downloadResponse(bytes, { name: 'strand.png', type: 'image/png', modified: clock() })
  },
  async loop({ viewer, fail, services }) {
    const { db, files } = services
    const growth = growthOfLessons(viewer.id, await listFinishedLessons(db(), viewer.id))
    const file = await loopOf(services, viewer.id, growth).catch((error: unknown) => {
      if (error instanceof FfmpegError) return fail(503, { message: strandMessages.noLoop })
      throw error
    })
    return storedFileResponse(files, file, {
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': 'attachment; filename="strand.mp4"',
    })
  },
  async print({ viewer, locale, fail, services: { db, clock, pdf, branding } }) {
    const [lessons, found] = await Promise.all([
      listFinishedLessons(db(), viewer.id),
      findUser(db(), viewer.id),
    ])
    const user = found ?? fail(401)
    const printed = {
      growth: growthOfLessons(viewer.id, lessons),
      name: fullNameOf(user),
      lessonCount: lessons.length,
    }
    const bytes = await renderStrand(pdf, printed, branding(), locale)
    return pdfResponse(bytes, { name: `${strandMessages.title.en}.pdf`, modified: clock() })
  },
})

type PartCall = {
  params: { id: string }
  viewer: Viewer
  fail: Fail<'not_found'>
  services: Pick<Services, 'db'>
}

// Visible to the same people as the certificates of the person (PRIVACY-9).
async function lessonsSeenBy({ params, viewer, fail, services: { db } }: PartCall) {
  const [lessons, isThere, isSeen] = await Promise.all([
    listFinishedLessons(db(), params.id),
    personExists(db(), params.id),
    canSeePart(db(), viewer, params.id, 'awards'),
  ])
  return isThere && isSeen ? lessons : fail(404)
}

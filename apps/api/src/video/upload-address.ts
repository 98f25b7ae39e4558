import { uploadAddressMinutes } from '@chignon/contract/business-rules'
import type { VideoUpload } from '@chignon/contract/video'
import { readSignature, signatureOf } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'db' | 'clock'>

const subjectOf = (videoId: string) => `uploads/${videoId}`

/** A new address for the bytes of a video (VIDEO-1). */
export async function uploadAddress({ db, clock }: Parts, videoId: string): Promise<VideoUpload> {
  const until = new Date(clock().getTime() + uploadAddressMinutes * 60_000)
  const signature = signatureOf(await signingKey(db, 'uploads'), subjectOf(videoId), until)
  return { url: `/api/v1/uploads/${videoId}/${signature}`, ends_at: until.toISOString() }
}

/** Whether a signature permits sending bytes of a video now. */
export async function isUploadPermitted(
  { db, clock }: Parts,
  videoId: string,
  signature: string,
): Promise<boolean> {
  const until = readSignature(await signingKey(db, 'uploads'), subjectOf(videoId), signature)
  return until !== null && until > clock()
}

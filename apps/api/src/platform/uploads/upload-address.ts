import { uploadAddressMinutes } from '@chignon/contract/platform/platform-rules'
import type { VideoUpload } from '@chignon/contract/learning/video'
import { readSignature, signatureOf } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'
import type { Services } from '../http/services.ts'

type Parts = Pick<Services, 'db' | 'clock'>

const subjectOf = (uploadId: string) => `uploads/${uploadId}`

/** A new address for the bytes of an upload (VIDEO-1). */
export async function uploadAddress({ db, clock }: Parts, uploadId: string): Promise<VideoUpload> {
  const until = new Date(clock().getTime() + uploadAddressMinutes * 60_000)
  const signature = signatureOf(await signingKey(db, 'uploads'), subjectOf(uploadId), until)
  return { url: `/api/v1/uploads/${uploadId}/${signature}`, ends_at: until.toISOString() }
}

/** Whether a signature permits sending bytes of an upload now. */
export async function isUploadPermitted(
  { db, clock }: Parts,
  uploadId: string,
  signature: string,
): Promise<boolean> {
  const until = readSignature(await signingKey(db, 'uploads'), subjectOf(uploadId), signature)
  return until !== null && until > clock()
}

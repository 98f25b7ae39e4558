import { S3Store } from '@tus/s3-store'
import type { S3Settings } from '../files/settings.ts'

/** Stores uploads in a bucket. Unlike its base, it also removes uploads that are complete. */
class RemovingS3Store extends S3Store {
  // The base stops when there is no upload in parts any more, and leaves the object (2.0.7).
  override async remove(id: string): Promise<void> {
    const isOpen = await super.remove(id).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    for (const Key of [id, this.infoKey(id), this.partKey(id, true)]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key })
    }
    await this.clearCache(id)
  }
}

/** Opens the store of uploads in a bucket. */
export function openS3UploadStore({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): S3Store {
  return new RemovingS3Store({
    // Not every server supports object tags.
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Servers other than Amazon's often have no host name for each bucket, and do not support its newer checksums.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })
}

import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NoSuchUpload,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from './settings.ts'
import { isObjectId, type Storage } from './storage.ts'

// Other objects in the bucket are ignored.
const prefix = 'files/'

// Of each upload at most this many parts of 5 MB are in memory, besides the one that is being filled.
const partsAtOnce = 2

/** Keeps files in an S3 bucket, as `files/{id}`. Large ones are sent in parts while they arrive. */
export function openS3Storage({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's often have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's often do not support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  })
  const objectOf = (id: string) => ({ Bucket: bucket, Key: prefix + id })

  return {
    async write(id, source, type) {
      const params = { ...objectOf(id), Body: source, ContentType: type }
      try {
        await new Upload({ client, params, queueSize: partsAtOnce }).done()
      } finally {
        source.destroy()
      }
    },
    async open(id, start, end) {
      const found = await client
        .send(new GetObjectCommand({ ...objectOf(id), Range: `bytes=${start}-${end}` }))
        .catch(unlessMissing)
      if (!found) return null
      if (found.Body instanceof Readable) return found.Body
      throw new Error('the S3 client returned no stream')
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(objectOf(id)))
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: key = '', LastModified: modified } of page.Contents ?? []) {
          const id = key.slice(prefix.length)
          if (modified && isObjectId(id)) yield { id, modified }
        }
      }
    },
    async removePartial(before) {
      let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
      while (marker) {
        const page: Awaited<ReturnType<typeof listUploads>> = await listUploads(marker)
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Key || !UploadId || !Initiated || Initiated >= before) continue
          await client
            .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
            .catch(unlessMissing)
        }
        marker = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : undefined
      }
    },
  }

  function listUploads(marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined }) {
    return client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...marker }))
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NoSuchUpload) return null
  throw error
}

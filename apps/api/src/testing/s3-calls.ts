import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

type StoredBody = { parts: Buffer[]; type: string; modified: Date; metadata: Record<string, string> }
type OpenUpload = { key: string; parts: Map<number, Buffer>; type: string; started: Date }

/** A request with what its handler reads. */
export type S3Request = {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

type Handler = (request: S3Request, response: ServerResponse) => void

export type MemoryBucket = {
  objects: Map<string, StoredBody>
  uploads: Map<string, OpenUpload>
  handle: Handler
}

const minPartBytes = 5 * 1024 * 1024

/** Creates a bucket that answers the calls our S3 storage makes. */
export function createBucket(): MemoryBucket {
  const objects = new Map<string, StoredBody>()
  const uploads = new Map<string, OpenUpload>()
  const handlers: Partial<Record<string, Handler>> = {
    'PUT object': ({ key, headers, body }, response) => {
      const metadata = metadataIn(headers)
      objects.set(key, { parts: [body], type: headers['content-type'] ?? '', modified: new Date(), metadata })
      response.setHeader('ETag', tagOf(body)).end()
    },
    'GET object': ({ key, headers }, response) => {
      const object = objects.get(key)
      if (!object) return sendError(response, 404, 'NoSuchKey')
      const content = Buffer.concat(object.parts)
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      const part = from === undefined ? content : content.subarray(Number(from), Number(to) + 1)
      response.writeHead(from === undefined ? 200 : 206, {
        'Content-Type': object.type,
        ...object.metadata,
        'Content-Length': part.length,
        ...(from === undefined ? {} : { 'Content-Range': `bytes ${from}-${to}/${content.length}` }),
      })
      response.end(part)
    },
    'HEAD object': ({ key }, response) => {
      const object = objects.get(key)
      if (!object) response.writeHead(404)
      else response.setHeader('Content-Length', Buffer.concat(object.parts).length)
      response.end()
    },
    'POST delete': ({ body }, response) => {
      for (const [, key = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(key)
      sendXml(response, '<DeleteResult></DeleteResult>')
    },
    'DELETE object': ({ key }, response) => {
      objects.delete(key)
      response.writeHead(204).end()
    },
    'POST uploads': ({ key, headers }, response) => {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), type: headers['content-type'] ?? '', started: new Date() })
      sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    },
    'PUT upload': ({ query, body }, response) => {
      const upload = uploads.get(query.get('uploadId') ?? '')
      if (!upload) return sendError(response, 404, 'NoSuchUpload')
      upload.parts.set(Number(query.get('partNumber')), body)
      response.setHeader('ETag', tagOf(body)).end()
    },
    'GET upload': ({ query }, response) => {
      const upload = uploads.get(query.get('uploadId') ?? '')
      if (!upload) return sendError(response, 404, 'NoSuchUpload')
      const parts = [...upload.parts].map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><Size>${part.length}</Size><ETag>${tagOf(part)}</ETag></Part>`,
      )
      sendXml(
        response,
        `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`,
      )
    },
    'POST upload': ({ query, body }, response) => {
      const id = query.get('uploadId') ?? ''
      const upload = uploads.get(id)
      if (!upload) return sendError(response, 404, 'NoSuchUpload')
      const parts = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].flatMap(
        ([, number]) => upload.parts.get(Number(number)) ?? [],
      )
      if (parts.slice(0, -1).some(({ length }) => length < minPartBytes))
        return sendError(response, 400, 'EntityTooSmall')
      uploads.delete(id)
      objects.set(upload.key, { parts, type: upload.type, modified: new Date(), metadata: {} })
      sendXml(
        response,
        `<CompleteMultipartUploadResult><ETag>${tagOf(id)}</ETag></CompleteMultipartUploadResult>`,
      )
    },
    'DELETE upload': ({ query }, response) => {
      if (!uploads.delete(query.get('uploadId') ?? '')) return sendError(response, 404, 'NoSuchUpload')
      response.writeHead(204).end()
    },
    'GET uploads': (_request, response) => {
      const entries = [...uploads].map(
        ([id, { key, started }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${started.toISOString()}</Initiated></Upload>`,
      )
      sendXml(
        response,
        `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`,
      )
    },
    'GET list': ({ query }, response) => {
      // Pages of two, so that tests need few objects to see several.
      const after = query.get('continuation-token') ?? ''
      const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''))
      const rest = keys.toSorted().filter((key) => key > after)
      const entries = rest
        .slice(0, 2)
        .map(
          (key) =>
            `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
        )
      const next = rest.length > 2 ? `<NextContinuationToken>${rest[1]}</NextContinuationToken>` : ''
      sendXml(
        response,
        `<ListBucketResult><IsTruncated>${rest.length > 2}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
      )
    },
  }
  return {
    objects,
    uploads,
    handle(request, response) {
      const handler = handlers[`${request.method} ${kindOf(request)}`]
      if (handler) handler(request, response)
      else sendError(response, 501, 'NotImplemented')
    },
  }
}

// `uploadId` addresses one upload in parts, `uploads` all of them.
function kindOf({ key, query }: S3Request): string {
  if (query.has('uploadId')) return 'upload'
  if (query.has('uploads')) return 'uploads'
  if (query.has('delete')) return 'delete'
  return key === '' ? 'list' : 'object'
}

function metadataIn(headers: IncomingMessage['headers']): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function tagOf(content: Buffer | string): string {
  return `"${createHash('md5').update(content).digest('hex')}"`
}

function sendXml(response: ServerResponse, xml: string, status = 200): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}

/** Sends an error as S3 does. */
export function sendError(response: ServerResponse, status: number, code: string): void {
  sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
}

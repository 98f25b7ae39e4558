import type { TestApp, TestResponse } from './test-app.ts'
import { chunksOf } from './sample-files.ts'

/** A form with one file, as the bytes and the content type of a request. */
export async function formWith(
  bytes: Buffer,
  { field = 'resource', name = 'picture.jpg', type = 'image/jpeg' } = {},
): Promise<{ raw: ReadableStream<Uint8Array>; headers: { 'content-type': string } }> {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(bytes)], name, { type }))
  const { body, headers } = new Response(form)
  if (!body) throw new Error('the form is empty')
  return { raw: body, headers: { 'content-type': headers.get('content-type') ?? '' } }
}

/** Uploads the bytes of a file as the body of a call. */
export function upload(testApp: TestApp, path: string, bytes: Buffer, token?: string): Promise<TestResponse> {
  return testApp.request('POST', path, {
    ...(token === undefined ? {} : { token }),
    headers: { 'content-type': 'application/octet-stream' },
    raw: ReadableStream.from(chunksOf(bytes)),
  })
}

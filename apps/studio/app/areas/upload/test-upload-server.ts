import { vi } from 'vitest'

/** What became of a request: an answer, or no connection. */
type Outcome = { status: number; headers?: Record<string, string> } | 'lost'

/** A request as the server receives it. */
type Received = { method: string; url: string; headers: Map<string, string>; body: Blob | null }

/** A tus server in memory, reached by `XMLHttpRequest`. */
export function startUploadServer(size: number) {
  const requests: string[] = []
  let stored = Buffer.alloc(0)
  /** How many bytes each request brought. */
  const received: number[] = []
  let cutAfter: number | null = null
  const server = {
    requests,
    received,
    /** The address that is valid. */
    url: '/uploads/1/first',
    isOnline: true,
    /** Answers instead of the server, once. */
    answers: [] as number[],
    get stored() {
      return stored
    },
    /** Ends the connection once so many more bytes have arrived. */
    cut(bytes: number) {
      cutAfter = bytes
    },
    async handle({ method, url, headers, body }: Received): Promise<Outcome> {
      if (!server.isOnline) return 'lost'
      requests.push(`${method} ${url} ${headers.get('upload-offset') ?? ''}`.trim())
      const status = server.answers.shift()
      if (status !== undefined) return { status }
      if (url !== server.url) return { status: 403 }
      const offset = () => ({ 'upload-offset': String(stored.length), 'upload-length': String(size) })
      if (method === 'HEAD') return { status: 200, headers: offset() }
      if (headers.get('upload-offset') !== String(stored.length)) return { status: 409 }
      const part = new Uint8Array((await body?.arrayBuffer()) ?? new ArrayBuffer())
      const arrived = cutAfter === null ? part : part.subarray(0, cutAfter)
      received.push(arrived.length)
      stored = Buffer.concat([stored, arrived])
      if (cutAfter === null) return { status: 204, headers: offset() }
      cutAfter = null
      return 'lost'
    },
  }
  vi.stubGlobal('XMLHttpRequest', requestClass(server.handle))
  return server
}

function requestClass(handle: (request: Received) => Promise<Outcome>) {
  return class TestRequest {
    readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {}
    onload?: () => void
    onerror?: (error: unknown) => void
    status = 0
    responseText = ''
    #method = ''
    #url = ''
    #headers = new Map<string, string>()
    #answer: Record<string, string> = {}
    #isAborted = false

    open(method: string, url: string): void {
      this.#method = method
      this.#url = url
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value)
    }

    getResponseHeader(name: string): string | null {
      return this.#answer[name.toLowerCase()] ?? null
    }

    abort(): void {
      this.#isAborted = true
    }

    send(body: Blob | null): void {
      void this.#send(body)
    }

    async #send(body: Blob | null): Promise<void> {
      const request = { method: this.#method, url: this.#url, headers: this.#headers, body }
      const outcome = await handle(request)
      if (this.#isAborted) return
      if (outcome === 'lost') {
        this.onerror?.(new Error('no connection'))
        return
      }
      this.status = outcome.status
      this.#answer = outcome.headers ?? {}
      if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size })
      this.onload?.()
    }
  }
}

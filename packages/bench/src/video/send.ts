import { Upload } from 'tus-js-client'

const chunkSize = 2_000_000

/** Sends the rest of a film to its address by a tus client, up to a share of it. Resolves to how many bytes have arrived. */
export function send(film: Buffer, address: string, until = 1): Promise<number> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(film, {
      uploadUrl: address,
      chunkSize,
      retryDelays: [0, 500, 1000],
      onError: reject,
      onSuccess: () => resolve(film.length),
      onChunkComplete(_, accepted) {
        if (until === 1 || accepted < film.length * until) return
        upload.abort().then(() => resolve(accepted), reject)
      },
    })
    upload.start()
  })
}

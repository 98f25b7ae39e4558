import { createServer } from 'node:http'
import { once } from 'node:events'
import { start } from '../server/main.ts'

/** Starts the web app over a remote API (`API_URL`) that has no social sign-in. */
export async function startAppWithoutSocial(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const api = createServer((_request, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ message: 'This page could not be found', code: 'not_found' }))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  const { url, close } = await start(() => {}, {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  })
  return {
    url,
    async close() {
      await close()
      api.close()
    },
  }
}

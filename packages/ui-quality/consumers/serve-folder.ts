/** `node serve-folder.ts <folder> <port>`: serves the files of a folder, for apps whose bundler has no server. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const [folder = '.', port = '0'] = process.argv.slice(2)
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  readFile(path.join(folder, name)).then(
    (content) => response.writeHead(200, { 'content-type': types[path.extname(name)] }).end(content),
    () => response.writeHead(404).end(),
  )
}).listen(Number(port), '127.0.0.1')

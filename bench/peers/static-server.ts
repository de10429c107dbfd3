import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentType } from '../../src/server/content-types.ts'
import { type Listening, listen } from '../../tests/support/listen.ts'

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|md|data|rsc)$/

/**
 * The same server for every generator's output: HTTP/1.1, files compressed in advance with brotli's highest
 * quality, hashed files cached forever, everything else revalidated.
 */
export async function serveFolder(root: string, cacheDir: string): Promise<Listening> {
  await mkdir(cacheDir, { recursive: true })
  const server = createServer(async (request, response) => {
    const file = findFile(root, new URL(request.url ?? '/', 'http://localhost').pathname)
    if (file === null) return response.writeHead(404).end()
    const headers: { [name: string]: string } = {
      'Content-Type': contentType(file),
      'Cache-Control': /[.-][\w-]{8,}\.\w+$/.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    }
    if (!compressible.test(file)) {
      response.writeHead(200, headers)
      return createReadStream(file).pipe(response)
    }
    const body = await compressed(file, cacheDir)
    headers.ETag = `"${createHash('sha1').update(body).digest('hex')}"`
    if (request.headers['if-none-match'] === headers.ETag) {
      return response.writeHead(304, headers).end()
    }
    headers['Content-Encoding'] = 'br'
    return response.writeHead(200, headers).end(body)
  })
  return listen(server)
}

function findFile(root: string, pathname: string): string | null {
  const name = path.join(root, decodeURI(pathname))
  const candidates = [name, `${name}.html`, path.join(name, 'index.html')]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null
}

async function compressed(file: string, cacheDir: string): Promise<Buffer> {
  const content = await readFile(file)
  const copy = path.join(cacheDir, createHash('sha1').update(content).digest('hex'))
  return readFile(copy).catch(async () => {
    const fresh = brotliCompressSync(content)
    await writeFile(copy, fresh)
    return fresh
  })
}

import type { Endpoint } from '@chignon/contract/endpoint'
import { html } from 'hono/html'
import { curlOf } from './curl.ts'
import { linkedShape, sentence } from './inline.ts'
import { operationIdOf, type OpenApi } from './openapi.ts'
import { fieldsOf, limitsOf, shapeOf } from './shape.ts'

type Parts = { planned: boolean; document: OpenApi; base: string; known: Set<string> }
type Row = { name: string; place: string; shape: string; required: boolean }

/** One call on the page: method, path, who may, what it takes, an example, what it answers. */
export function docsEndpoint(endpoint: Endpoint, { planned, document, base, known }: Parts) {
  const operation = operationFor(endpoint, document)
  const rows = operation ? rowsOf(operation, document) : []
  const id = operationIdOf(endpoint)
  return html`<article class="call" aria-labelledby="${id}">
    <h3 id="${id}">
      <span class="method" data-method="${endpoint.method}">${endpoint.method}</span>
      <code class="path">${endpoint.path}</code>
    </h3>
    <p class="summary">
      ${sentence(endpoint.summary)}
      <span class="chip">${endpoint.audience === 'member' ? 'members' : 'anyone'}</span>
      ${planned ? html`<span class="chip planned">planned</span>` : ''}
    </p>
    ${rows.length > 0 ? parameterTable(rows, known) : ''}
    <div class="pair">
      <div>
        <h4>Try</h4>
        <pre tabindex="0"><code>${curlOf(endpoint, base)}</code></pre>
      </div>
      <div>
        <h4>Answers ${endpoint.status}</h4>
        <pre
          tabindex="0"
        ><code>${linkedShape(shapeOf(successOf(operation, endpoint.status)), known)}</code></pre>
      </div>
    </div>
  </article>`
}

function parameterTable(rows: Row[], known: Set<string>) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Takes</th>
        <th scope="col">In</th>
        <th scope="col">Shape</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row"><code>${row.name}</code>${row.required ? '' : html` <i>optional</i>`}</th>
            <td>${row.place}</td>
            <td>${linkedShape(row.shape, known)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

type Operation = NonNullable<ReturnType<typeof operationFor>>

function operationFor(endpoint: Endpoint, document: OpenApi) {
  const item = document.paths?.[endpoint.path]
  return { GET: item?.get, POST: item?.post, PUT: item?.put, PATCH: item?.patch, DELETE: item?.delete }[
    endpoint.method
  ]
}

function rowsOf(operation: Operation, document: OpenApi): Row[] {
  const parameters = (operation.parameters ?? []).flatMap((parameter): Row[] =>
    'in' in parameter
      ? [
          {
            name: parameter.name,
            place: parameter.in,
            shape: `${shapeOf(parameter.schema)}${limitsOf(parameter.schema)}`,
            required: parameter.required ?? false,
          },
        ]
      : [],
  )
  return [...parameters, ...bodyRows(operation, document)]
}

function bodyRows(operation: Operation, document: OpenApi): Row[] {
  const body = operation.requestBody
  if (!body || !('content' in body)) return []
  const content = Object.values(body.content)[0]
  const schema = content && 'schema' in content ? content.schema : undefined
  const reference = typeof schema === 'object' ? schema.$ref : undefined
  const resolved = reference ? document.components?.schemas?.[reference.split('/').at(-1) ?? ''] : schema
  return fieldsOf(resolved).map((field) => ({ place: 'body', ...field }))
}

function successOf(operation: Operation | undefined, status: number) {
  const response: unknown = operation?.responses?.[String(status)]
  if (typeof response !== 'object' || response === null || !('content' in response)) return undefined
  const content: OpenApiContent = response.content ?? {}
  return content['application/json']?.schema
}

type OpenApiContent = { 'application/json'?: { schema?: Parameters<typeof shapeOf>[0] } }

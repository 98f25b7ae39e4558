import { clientHeader, webClientId } from '@chignon/contract/platform/client-header'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { errorsOf } from '@chignon/contract/platform/endpoint-errors'
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@chignon/contract/platform/idempotency-key'
import { problem, problemStatuses } from '@chignon/contract/platform/problem'
import * as z from 'zod/mini'
import {
  createDocument,
  type oas32,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { contractModules } from './contract-modules.ts'
import { problems } from './problems.ts'

/** The OpenAPI document. */
export type OpenApi = oas32.OpenAPIObject

const idempotencyKeyParameter = {
  in: 'header',
  name: idempotencyKeyHeader,
  description: 'The same for every repetition of a call, which then has one effect; such as a UUID',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: maxIdempotencyKeyLength,
    pattern: String.raw`^\S+$`,
  },
} as const

const keyParameters = {
  none: [],
  optional: [{ $ref: '#/components/parameters/OptionalIdempotencyKey' }],
  required: [{ $ref: '#/components/parameters/IdempotencyKey' }],
}

/** Creates the OpenAPI 3.1 document of the calls. */
export function openApiOf(endpoints: Endpoint[], basePath: string): OpenApi {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Chignon API',
        version: '1',
        summary: 'Courses, masterclasses and the community of a hair design academy',
        description:
          'Names and messages are in the language of `Accept-Language` (en, de, es, it, fr, pt or fa; English by default). ' +
          'Prices are integers in cents, times are RFC 3339 in UTC, durations are in seconds.',
      },
      // Relative: clients resolve it against the address of the document, also behind a proxy.
      servers: [{ url: basePath }],
      tags: [...new Set(endpoints.map(({ noun }) => noun))].map((name) => ({ name })),
      paths: pathsOf(endpoints),
      components: {
        schemas: namedSchemas(),
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token returned by login or register' },
        },
        parameters: {
          AcceptLanguage: {
            in: 'header',
            name: 'Accept-Language',
            description: 'The language of names and messages; English if none is supported',
            schema: { type: 'string', examples: ['en'] },
          },
          ClientId: {
            in: 'header',
            name: clientHeader,
            description: 'The name of the client application',
            schema: { type: 'string', examples: [webClientId] },
          },
          OptionalIdempotencyKey: { ...idempotencyKeyParameter, required: false },
          IdempotencyKey: { ...idempotencyKeyParameter, required: true },
        },
        responses: Object.fromEntries(
          Object.values(problems).map(([name, description]) => [name, problemResponse(description)]),
        ),
      },
    },
    // Responses may get further fields later. Without this, input and output of a schema would also differ.
    { override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties },
  )
}

// Objects, enums and unions that the contract exports become named schemas.
function namedSchemas(): Record<string, z.ZodMiniType> {
  const exported = contractModules.flatMap((module) => Object.entries(module))
  const schemas = exported.flatMap(([name, value]): [string, z.ZodMiniType][] =>
    value instanceof z.ZodMiniObject || value instanceof z.ZodMiniEnum || value instanceof z.ZodMiniUnion
      ? [[name, value]]
      : [],
  )
  return Object.fromEntries(schemas.filter(([name]) => name !== 'idOrSlug'))
}

function pathsOf(endpoints: Endpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    }
  }
  return paths
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, query, body, encoding } = endpoint
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    tags: [endpoint.noun],
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    'x-audience': endpoint.audience,
    ...(endpoint.permission === null ? {} : { 'x-permission': endpoint.permission }),
    security: endpoint.audience === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      { $ref: '#/components/parameters/ClientId' },
      ...keyParameters[endpoint.idempotency],
    ],
    requestParams: {
      ...(params instanceof z.ZodMiniObject ? { path: params } : {}),
      ...(query instanceof z.ZodMiniObject ? { query } : {}),
    },
    ...(encoding === 'file'
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(body instanceof z.ZodMiniObject
      ? { requestBody: { required: true, content: { [mediaType]: { schema: body } } } }
      : {}),
    responses: responsesOf(endpoint),
  }
}

function responsesOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {
    [`${endpoint.status}` as const]: {
      description: 'Success',
      headers: {
        'Content-Language': { schema: { type: 'string' }, description: 'The language of the response' },
      },
      content: {
        [endpoint.response instanceof z.ZodMiniFile ? '*/*' : 'application/json']: {
          schema: endpoint.response,
        },
      },
    },
  }
  const codes = errorsOf(endpoint)
  for (const [status, sameStatus] of Map.groupBy(codes, (code) => problemStatuses[code])) {
    const [first, ...rest] = sameStatus.map((code) => problems[code])
    if (!first) continue
    responses[`${status}`] =
      rest.length === 0
        ? { $ref: `#/components/responses/${first[0]}` }
        : problemResponse([first, ...rest].map(([, description]) => description).join(' Or: '))
  }
  return responses
}

function problemResponse(description: string) {
  return { description, content: { 'application/json': { schema: problem } } }
}

/** The id of an operation: `courseList`, `liveMasterclassShow`. */
export function operationIdOf({ noun, name }: Endpoint): string {
  const camel = noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${camel}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

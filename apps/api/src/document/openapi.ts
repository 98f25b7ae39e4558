import { clientHeader, webClientId } from '@chignon/contract/client-header'
import type { Endpoint } from '@chignon/contract/endpoint'
import { problem } from '@chignon/contract/problem'
import * as z from 'zod/mini'
import {
  createDocument,
  type oas32,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { contractModules } from './contract-modules.ts'
import { problems, problemsOf } from './problems.ts'

/** The OpenAPI document. */
export type OpenApi = oas32.OpenAPIObject

/** Writes the OpenAPI 3.1 document of the calls; those in `unimplemented` are marked as planned. */
export function openApiOf(endpoints: Endpoint[], unimplemented: Endpoint[], basePath: string): OpenApi {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Chignon provider',
        version: '1',
        summary: 'Courses, masterclasses and the community of a hair-design academy',
        description:
          'Messages and names follow Accept-Language (en, de, es, it, fr, pt, fa; English where none fits). ' +
          'Money is integer cents, moments are RFC 3339 in UTC, durations are seconds.',
      },
      servers: [{ url: basePath }],
      tags: [...new Set(endpoints.map(({ noun }) => noun))].map((name) => ({ name })),
      paths: pathsOf(endpoints, unimplemented),
      components: {
        schemas: namedSchemas(),
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of login or register' },
        },
        parameters: {
          AcceptLanguage: {
            in: 'header',
            name: 'Accept-Language',
            description: 'The language of names and messages; English where none of ours fits',
            schema: { type: 'string', examples: ['de-AT,de;q=0.9,en;q=0.5'] },
          },
          ClientId: {
            in: 'header',
            name: clientHeader,
            description: 'The name of the calling application',
            schema: { type: 'string', examples: [webClientId] },
          },
        },
        responses: Object.fromEntries(
          Object.values(problems).map(([name, description]) => [
            name,
            { description, content: { 'application/json': { schema: problem } } },
          ]),
        ),
      },
    },
    // An answer may grow a field some day; and so a shape is the same on its way in and out.
    { override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties },
  )
}

// What the contract exports by name is named in the document; texts and numbers alone are not worth a name.
function namedSchemas(): Record<string, z.ZodMiniType> {
  const exported = contractModules.flatMap((module) => Object.entries(module))
  const schemas = exported.flatMap(([name, value]): [string, z.ZodMiniType][] =>
    value instanceof z.ZodMiniObject || value instanceof z.ZodMiniEnum ? [[name, value]] : [],
  )
  return Object.fromEntries(schemas.filter(([name]) => name !== 'idOrSlug'))
}

function pathsOf(endpoints: Endpoint[], unimplemented: Endpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, unimplemented.includes(endpoint)),
    }
  }
  return paths
}

function operationOf(endpoint: Endpoint, planned: boolean): ZodOpenApiOperationObject {
  const { params, query, body, encoding } = endpoint
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    tags: [endpoint.noun],
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    ...(planned ? { description: 'Planned: answers 501 until it opens.', 'x-planned': true } : {}),
    security: endpoint.audience === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      { $ref: '#/components/parameters/ClientId' },
    ],
    requestParams: {
      ...(params instanceof z.ZodMiniObject ? { path: params } : {}),
      ...(query instanceof z.ZodMiniObject ? { query } : {}),
    },
    ...(body instanceof z.ZodMiniObject
      ? { requestBody: { required: true, content: { [mediaType]: { schema: body } } } }
      : {}),
    responses: responsesOf(endpoint, planned),
  }
}

function responsesOf(endpoint: Endpoint, planned: boolean): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {
    [`${endpoint.status}` as const]: {
      description: 'Success',
      headers: {
        'Content-Language': { schema: { type: 'string' }, description: 'The language of the answer' },
      },
      content: { 'application/json': { schema: endpoint.response } },
    },
  }
  for (const status of problemsOf(endpoint, planned)) {
    responses[`${status}`] = { $ref: `#/components/responses/${problems[status][0]}` }
  }
  return responses
}

/** The name of an operation: `courseList`, `liveMasterclassShow`. */
export function operationIdOf({ noun, name }: Endpoint): string {
  const camel = noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${camel}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

import type { Call } from '../../../contract/call.ts'
import { changeSchema, changeStream } from '../../../contract/changes.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { routes, type Route } from '../../../contract/index.ts'
import type { Read } from '../../../contract/read.ts'
import { roles, type Role } from '../../../contract/roles.ts'
import type { Upload } from '../../../contract/upload.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.ts'

const TOO_OFTEN = 'Too many requests. `Retry-After` gives the seconds to wait.'
const FOREIGN = 'The request has a foreign origin, or this account lacks the permission.'
const FAILED = 'Unexpected server error.'
const AWAY = 'The server is busy, or the database is unavailable. `Retry-After` gives the seconds to wait.'

/** Error responses of a call, by status. */
const refusalsOf = (
  call: Pick<Call, 'access' | 'maxBytes' | 'object'>,
): Readonly<Record<number, string>> => ({
  400: 'The payload breaks a rule. `error.fields` names the fields.',
  ...(call.access !== 'public' && { 401: 'Not logged in.' }),
  403: FOREIGN,
  ...(call.object !== 'none' && {
    404: 'Not found, or owned by another account.',
    409: 'Not allowed in the current state (`error.code` is `state`; `error.state` is the current one), or changed since (`conflict`; `error.revision` is the current one).',
  }),
  405: 'Method other than POST.',
  413: `More than ${call.maxBytes / 1024} KiB.`,
  415: 'Content type other than JSON in UTF-8.',
  429: TOO_OFTEN,
  500: FAILED,
  503: AWAY,
})

const refusalsOfReads = {
  400: 'A parameter breaks a rule. `error.fields` names it.',
  404: 'Not found.',
  410: 'Gone.',
  405: 'Method other than GET or HEAD.',
  429: TOO_OFTEN,
  500: FAILED,
  503: AWAY,
}

const INTRODUCTION =
  'Calls are JSON POST requests from pages of the application. Reads are public GET requests. Both return an envelope, unless they return a file. The session is an HttpOnly cookie.'
const FUNCTIONS = `Other programs make the same calls as functions: POST \`${hostedPaths.functions}/{role}.{call}\`, and GET \`${hostedPaths.functions}/public.{read}\`, with a public key in the header \`apikey\` and an access token in \`Authorization: Bearer\`. Calls that need a cookie are no functions.`

/**
 * OpenAPI 3.1 document of the API, generated from the contract (specification, 7).
 *
 * @param brand name of the product
 */
export function createDescription(brand: string, { hasHostedApi = false } = {}): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description: hasHostedApi ? `${INTRODUCTION} ${FUNCTIONS}` : INTRODUCTION,
    },
    paths: Object.fromEntries([
      ...routes.reads.map((route) => [
        route.path.replaceAll(/:(\w+)/g, '{$1}'),
        { get: operationOfRead(route) },
      ]),
      ...routes.calls.map((route) => [route.path, { post: operationOfCall(route) }]),
      ...routes.uploads.map((route) => [route.path, { post: operationOfUpload(route) }]),
      ...roles.map(streamOf),
    ]),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        candidateSession: { type: 'apiKey', in: 'cookie', name: '__Host-cs' },
        employerSession: { type: 'apiKey', in: 'cookie', name: '__Host-es' },
      },
    },
  }
}

function operationOfCall({ area, endpoint: call, name }: Route<Call>): JsonSchema {
  return {
    operationId: `${area}-${name}`,
    summary: call.summary,
    tags: [area],
    ...(call.access !== 'public' && { security: [{ [`${area}Session`]: [] }] }),
    requestBody: { required: true, content: json(jsonSchemaOf(call.payload)) },
    responses: {
      200: {
        description: 'Success, or a refusal that the user can fix.',
        content: contentOf(call, [{ $ref: '#/components/schemas/Refusal' }]),
      },
      ...refused(refusalsOf(call)),
    },
  }
}

function operationOfRead({ endpoint: read, name }: Route<Read>): JsonSchema {
  const { properties = {}, required = [] } = jsonSchemaOf(read.query)
  return {
    operationId: name,
    summary: read.summary,
    tags: ['public'],
    parameters: Object.entries(properties).map(([parameter, schema]) => ({
      name: parameter,
      in: read.path.split('/').includes(`:${parameter}`) ? 'path' : 'query',
      required: required.includes(parameter),
      schema,
    })),
    responses: {
      200: { description: 'Success.', content: contentOf(read) },
      304: { description: 'Not modified.' },
      ...refused(refusalsOfReads),
    },
  }
}

function operationOfUpload({ area, endpoint, name }: Route<Upload>): JsonSchema {
  const { access, maxBytes, object, result, summary, type } = endpoint
  return {
    operationId: `${area}-${name}`,
    summary,
    tags: [area],
    security: [{ [`${area}Session`]: [] }],
    requestBody: { required: true, content: { [type]: {} } },
    responses: {
      200: { description: 'Success, or a refusal.', content: contentOf({ response: 'envelope', result }) },
      ...refused({ ...refusalsOf({ access, maxBytes, object }), 415: `Not ${type}.` }),
    },
  }
}

/** Operation for the stream of changes of a role. */
function streamOf(role: Role) {
  const operation: JsonSchema = {
    operationId: `${role}-changes`,
    summary: 'Stream changes of objects that the logged-in account can read.',
    tags: [role],
    security: [{ [`${role}Session`]: [] }],
    parameters: [
      { name: 'age', in: 'query', required: true, schema: { type: 'string', pattern: '^[0-9]{1,9}$' } },
    ],
    responses: {
      200: {
        description: 'Server-sent events: `change` with the changed object as JSON, `beat`, and `over`.',
        content: { 'text/event-stream': { schema: jsonSchemaOf(changeSchema) } },
      },
      204: { description: 'Not logged in.' },
      ...refused({
        400: refusalsOfReads[400],
        403: FOREIGN,
        405: 'Method other than GET.',
        429: TOO_OFTEN,
        500: FAILED,
        503: AWAY,
      }),
    },
  }
  return [`/api/${role}/${changeStream.path}`, { get: operation }] as const
}

const contentOf = (
  { response, result }: Pick<Call, 'response' | 'result'>,
  others: readonly JsonSchema[] = [],
) =>
  response === 'bytes'
    ? { '*/*': {}, ...(others.length > 0 && json({ oneOf: others })) }
    : json({ oneOf: [successSchema(jsonSchemaOf(result)), ...others] })

const refused = (refusals: Readonly<Record<number, string>>) =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  )

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const successSchema = (result: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['status', 'result', 'error'],
  properties: { status: { const: true }, result, error: { type: 'null' } },
})

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['status', 'result', 'error'],
  properties: {
    status: { const: false },
    result: { type: 'null' },
    error: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string', maxLength: 200 },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        code: { enum: ['conflict', 'state'] },
        revision: { type: 'integer' },
        state: { type: 'string' },
      },
    },
  },
}

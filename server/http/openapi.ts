import { callPath, calls, callsOf, type CallName } from '../../contract/calls.ts'
import type { Role } from '../../contract/roles.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.ts'

const summaries: Readonly<Record<CallName, string>> = {
  login: 'Signs a person in.',
  register: 'Makes an account, signs the person in and mails a link that verifies the address.',
  registerEmployer:
    'Makes an account of an employer, signs the person in and mails a link that verifies the address.',
  forgotPassword: 'Mails a link that resets the password, if the address has an account.',
  checkResetPasswordCode: 'Checks the code of a reset link; this browser may then set a new password.',
  createPassword: 'Sets a new password, after its code has been checked in this browser.',
  verify: 'Marks an address as verified by the code of a mailed link.',
  updateProfile: 'Changes the names of who is signed in.',
  updateCompany: 'Changes what an employer says of the company.',
  logout: 'Ends the session of this browser.',
  session: 'Tells who is signed in in this browser, or null.',
  resendVerification: 'Mails a new verification link to who is signed in.',
  changePassword: 'Changes the password of who is signed in, and ends the other sessions.',
}

const refusals: Readonly<Record<number, string>> = {
  400: 'The payload breaks a rule; `error.fields` says which.',
  401: 'Nobody is signed in.',
  403: 'The call did not come from the application, or is about somebody else.',
  405: 'Another method than POST.',
  413: 'More than 16 KiB.',
  415: 'Not JSON in UTF-8.',
  429: 'Too often; `Retry-After` says for how many seconds.',
  500: 'An unforeseen failure.',
  503: 'Too busy, or the database is away; `Retry-After` says for how many seconds.',
}

const needsSession = new Set<CallName>([
  'updateProfile',
  'updateCompany',
  'resendVerification',
  'changePassword',
])

/**
 * The API as an OpenAPI 3.1 document, made from the contract's table (specification, 7).
 *
 * @param brand the product's name
 * @param roles whose calls are answered
 */
export function createDescription(brand: string, roles: readonly Role[]): JsonSchema {
  const paths = roles.flatMap((role) =>
    callsOf(role).map((name) => [`/api/${callPath(role, name)}`, { post: operation(role, name) }] as const),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description:
        'Every call is a JSON POST from a page of the application, and answers an envelope. Who is signed in is a cookie that scripts cannot read.',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        candidateSession: { type: 'apiKey', in: 'cookie', name: '__Host-cs' },
        employerSession: { type: 'apiKey', in: 'cookie', name: '__Host-es' },
      },
    },
  }
}

const operation = (role: Role, name: CallName): JsonSchema => ({
  operationId: `${role}-${name}`,
  summary: summaries[name],
  tags: [role],
  ...(needsSession.has(name) && { security: [{ [`${role}Session`]: [] }] }),
  requestBody: { required: true, content: json(jsonSchemaOf(calls[name].payload)) },
  responses: {
    200: {
      description: 'Done, or refused for a reason that the person can mend.',
      content: json({
        oneOf: [successSchema(jsonSchemaOf(calls[name].result)), { $ref: '#/components/schemas/Refusal' }],
      }),
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
      ]),
    ),
  },
})

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
      },
    },
  },
}

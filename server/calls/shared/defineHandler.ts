import type * as v from 'valibot'
import type { Call } from '../../../contract/call.ts'
import type { Endpoint } from '../../../contract/index.ts'
import type { Read } from '../../../contract/read.ts'
import type { Upload } from '../../../contract/upload.ts'
import type {
  Contexts,
  IncomingFile,
  MemberContext,
  OwnObjects,
  ReadHandlerContext,
  ReadResults,
  Results,
} from './context.ts'

// `handle` is declared as a method, whose parameters are bivariant, so that handlers of all endpoints fit one
// list. The route passes what its endpoint promises. Handlers reject with `Refused`.

/** Handles a call after its route has enforced access, limits, schema and ownership. */
export interface CallHandler<Of extends Call = Call> {
  readonly kind: 'call'
  readonly endpoint: Of
  handle(
    context: Contexts[Of['access']] & OwnObjects[Of['object']],
    payload: v.InferOutput<Of['payload']>,
  ): Promise<Results[Of['response']]>
}

/** Handles a read with its validated query. */
export interface ReadHandler<Of extends Read = Read> {
  readonly kind: 'read'
  readonly endpoint: Of
  handle(context: ReadHandlerContext, query: v.InferOutput<Of['query']>): Promise<ReadResults[Of['response']]>
}

/** Handles an uploaded file. The unread rest of its content is discarded. */
export interface UploadHandler<Of extends Upload = Upload> {
  readonly kind: 'upload'
  readonly endpoint: Of
  handle(context: MemberContext & OwnObjects[Of['object']], file: IncomingFile): Promise<Results['envelope']>
}

export type Handler = CallHandler | ReadHandler | UploadHandler

type HandlerOf<Of extends Endpoint> = Of extends Call
  ? CallHandler<Of>
  : Of extends Read
    ? ReadHandler<Of>
    : Of extends Upload
      ? UploadHandler<Of>
      : never

/**
 * Handlers for all endpoints of a domain. A missing handler, or one for another endpoint, is a type error.
 */
export type HandlersOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: HandlerOf<Endpoints[Name]>
}

/** Function that handles an endpoint. */
export type Handle<Of extends Endpoint> = HandlerOf<Of>['handle']

/** Defines the handler of an endpoint in the contract. */
export function defineHandler<Of extends Call>(
  endpoint: Of,
  handle: CallHandler<Of>['handle'],
): CallHandler<Of>
export function defineHandler<Of extends Read>(
  endpoint: Of,
  handle: ReadHandler<Of>['handle'],
): ReadHandler<Of>
export function defineHandler<Of extends Upload>(
  endpoint: Of,
  handle: UploadHandler<Of>['handle'],
): UploadHandler<Of>
export function defineHandler(endpoint: Endpoint, handle: Handler['handle']) {
  return { kind: endpoint.kind, endpoint, handle }
}

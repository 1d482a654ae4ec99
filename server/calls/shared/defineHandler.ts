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

// `handle` is a method, so that the handlers of all endpoints fit one list: the route of each gives it what its own
// endpoint promises. It fails with `Refused`.

/** Handles a call after its route has enforced access, limits, schema and ownership. */
export interface CallHandler<Of extends Call = Call> {
  readonly kind: 'call'
  readonly endpoint: Of
  handle(
    context: Contexts[Of['access']] & OwnObjects[Of['object']],
    payload: v.InferOutput<Of['payload']>,
  ): Promise<Results[Of['response']]>
}

/** Handles a read, with its checked query. */
export interface ReadHandler<Of extends Read = Read> {
  readonly kind: 'read'
  readonly endpoint: Of
  handle(context: ReadHandlerContext, query: v.InferOutput<Of['query']>): Promise<ReadResults[Of['response']]>
}

/** Handles a file that comes. What it leaves unread is thrown away. */
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

/** A handler for each endpoint of a domain. A missing one does not compile, nor one of another endpoint. */
export type HandlersOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: HandlerOf<Endpoints[Name]>
}

/** The function that handles an endpoint. */
export type Handle<Of extends Endpoint> = HandlerOf<Of>['handle']

/** Joins an endpoint of the contract to the function that handles it. */
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

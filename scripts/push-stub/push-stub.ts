import { jwtVerify } from 'jose';
import * as v from 'valibot';

/**
 * The messaging service as the site and a browser see it: Google's token endpoint, installations, registrations and FCM HTTP v1. It
 * holds what is asked of it to what they hold it to, the signature of the service account first, and delivers to nobody. It knows no
 * runtime, so that tests in workerd ask it as well as a server on loopback.
 */

export interface PushStubSettings {
  projectId: string;
  apiKey: string;
  appId: string;
  vapidKey: string;
  /** Of the service account. */
  clientEmail: string;
  publicKey: CryptoKey;
  /** What an assertion is to be made out to. */
  tokenUrl: string;
  nowMs(): number;
}

/** A message as it was taken. */
export interface StubMessage {
  token: string;
  data: Record<string, string>;
  webpush: { headers: Record<string, string> };
}

export interface PushStub {
  fetch(request: Request): Promise<Response>;
  /** The messages that were taken, in order. */
  readonly sent: StubMessage[];
  /** What the service answers to a message in place of taking it; null takes it. */
  answerTo: (token: string) => Response | null;
  /** Access tokens that were given out. */
  readonly granted: readonly string[];
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const MOST_SECONDS = 3600;
const INSTALLED_SECONDS = 604_800;

const Installed = v.object({
  fid: v.pipe(v.string(), v.regex(/^[cdef][\w-]{21}$/)),
  authVersion: v.literal('FIS_v2'),
  appId: v.string(),
  sdkVersion: v.pipe(v.string(), v.startsWith('w:')),
});
const Registered = v.object({
  web: v.object({
    origin: v.pipe(v.string(), v.nonEmpty()),
    endpoint: v.pipe(v.string(), v.url()),
    auth: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
    applicationPubKey: v.string(),
  }),
});
const Sent = v.strictObject({
  message: v.strictObject({
    token: v.pipe(v.string(), v.nonEmpty()),
    data: v.record(v.string(), v.string()),
    webpush: v.strictObject({
      headers: v.strictObject({ TTL: v.pipe(v.string(), v.regex(/^\d+$/)), Urgency: v.string() }),
    }),
  }),
});

/** A refusal as Google words it. */
export function refusal(
  code: number,
  status: string,
  errorCode?: string,
  headers: HeadersInit = {},
): Response {
  const details = errorCode
    ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
    : [];
  return Response.json({ error: { code, status, message: status, details } }, { status: code, headers });
}

/** A token that the service knows no more. */
export function unregistered(): Response {
  return refusal(404, 'NOT_FOUND', 'UNREGISTERED');
}

const invalid = () => refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT');
const unauthenticated = () => refusal(401, 'UNAUTHENTICATED');

async function read<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const result = v.safeParse(schema, await request.json().catch(() => null));
  return result.success ? result.output : null;
}

/** Exchanges the service account's signature for an access token. */
function tokenDoor({ clientEmail, publicKey, tokenUrl, nowMs }: PushStubSettings) {
  const granted: string[] = [];
  const untilMs = new Map<string, number>();

  async function isSigned(assertion: string): Promise<boolean> {
    const options = { issuer: clientEmail, audience: tokenUrl, currentDate: new Date(nowMs()) };
    const proven = await jwtVerify(assertion, publicKey, { ...options, algorithms: ['RS256'] }).catch(
      () => null,
    );
    if (!proven) return false;
    const { scope, iat = 0, exp = 0 } = proven.payload;
    return scope === SCOPE && exp - iat <= MOST_SECONDS;
  }

  return {
    granted,
    isGood: (request: Request) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
      return (untilMs.get(token) ?? 0) > nowMs();
    },
    async grant(request: Request): Promise<Response> {
      const form = await request.formData();
      if (form.get('grant_type') !== GRANT || !(await isSigned(String(form.get('assertion')))))
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      const token = `right-${granted.length + 1}`;
      granted.push(token);
      untilMs.set(token, nowMs() + MOST_SECONDS * 1000);
      return Response.json({ access_token: token, expires_in: MOST_SECONDS, token_type: 'Bearer' });
    },
  };
}

/** Installs browsers and registers them. */
function browserDoor({ apiKey, appId, vapidKey, projectId }: PushStubSettings) {
  const refreshTokens = new Map<string, string>();
  const authTokens = new Set<string>();
  const tokens = new Set<string>();

  const newToken = () => {
    const token = `auth-${crypto.randomUUID()}`;
    authTokens.add(token);
    return { token, expiresIn: `${INSTALLED_SECONDS}s` };
  };

  async function install(request: Request): Promise<Response> {
    const body = await read(request, Installed);
    if (body?.appId !== appId) return invalid();
    const refreshToken = `refresh-${crypto.randomUUID()}`;
    refreshTokens.set(body.fid, refreshToken);
    const name = `projects/${projectId}/installations/${body.fid}`;
    return Response.json({ name, fid: body.fid, refreshToken, authToken: newToken() });
  }

  function renew(request: Request, fid: string): Response {
    const refreshToken = refreshTokens.get(fid);
    if (!refreshToken) return refusal(404, 'NOT_FOUND');
    const isOwn = request.headers.get('Authorization') === `FIS_v2 ${refreshToken}`;
    return isOwn ? Response.json(newToken()) : unauthenticated();
  }

  async function register(request: Request, token: string | undefined): Promise<Response> {
    const auth = request.headers.get('x-goog-firebase-installations-auth')?.replace('FIS ', '') ?? '';
    if (!authTokens.has(auth)) return unauthenticated();
    if (token !== undefined && !tokens.has(token)) return refusal(404, 'NOT_FOUND');
    if (request.method === 'DELETE') {
      tokens.delete(token ?? '');
      return Response.json({});
    }
    const body = await read(request, Registered);
    if (body?.web.applicationPubKey !== vapidKey) return invalid();
    const registered = token ?? `browser:${crypto.randomUUID()}`;
    tokens.add(registered);
    return Response.json({ token: registered, web: body.web });
  }

  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (request.headers.get('x-goog-api-key') !== apiKey) return refusal(400, 'INVALID_ARGUMENT');
    const [, fid] = /^\/installations\/([\w-]+)\/authTokens:generate$/.exec(path) ?? [];
    if (fid) return renew(request, fid);
    if (path === '/installations') return install(request);
    const [isRegistration, token] = /^\/registrations(?:\/([\w:.-]+))?$/.exec(path) ?? [];
    return isRegistration === undefined ? null : register(request, token);
  };
}

/** What a browser is told before it asks from a page of another origin, and beside each answer. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, x-goog-api-key, x-goog-firebase-installations-auth',
};

export function createPushStub(settings: PushStubSettings): PushStub {
  const tokens = tokenDoor(settings);
  const browsers = browserDoor(settings);
  const sent: StubMessage[] = [];

  async function take(request: Request): Promise<Response> {
    if (!tokens.isGood(request)) return unauthenticated();
    const body = await read(request, Sent);
    if (!body) return invalid();
    const other = stub.answerTo(body.message.token);
    if (other) return other;
    sent.push(body.message);
    return Response.json({ name: `projects/${settings.projectId}/messages/${sent.length}` });
  }

  async function answer(request: Request): Promise<Response> {
    const { href, pathname } = new URL(request.url);
    if (href === settings.tokenUrl) return tokens.grant(request);
    const prefix = `/v1/projects/${settings.projectId}`;
    if (!pathname.startsWith(prefix)) return refusal(404, 'NOT_FOUND');
    const path = pathname.slice(prefix.length);
    if (path === '/messages:send') return take(request);
    return (await browsers(request, decodeURIComponent(path))) ?? refusal(404, 'NOT_FOUND');
  }

  const stub: PushStub = {
    sent,
    granted: tokens.granted,
    answerTo: () => null,
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
      const response = await answer(request);
      for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
      return response;
    },
  };
  return stub;
}

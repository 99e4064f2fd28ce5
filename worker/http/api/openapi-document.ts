import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ApiError } from '../../../contract/api-error.ts';
import { BirthRequest, ClockBirth, InstantBirth } from '../../../contract/birth-request.ts';
import { Aspect, BodyPosition, Chart, ChartFigure, ChartNotice, Placement } from '../../../contract/chart.ts';
import { ChartPlace, DayFacts, NatalChartAnswer, TimeReceipt } from '../../../contract/natal-chart.ts';
import { OPEN_OPERATIONS, type Operation } from '../../../contract/operations.ts';
import { CompatibilityAnswer } from '../../../contract/synastry.ts';
import { AspectName, AspectPoint, Body, HouseSystem, Instant, Sign } from '../../../contract/vocabulary.ts';

/** Schemas that the document names once: what several answers hold, and what a program wants a type of. */
const NAMED = {
  ApiError,
  Aspect,
  AspectName,
  AspectPoint,
  BirthRequest,
  // Not `Body`: in a browser's types that is something else, and generators use both.
  BodyName: Body,
  BodyPosition,
  Chart,
  ChartFigure,
  ChartNotice,
  ChartPlace,
  ClockBirth,
  CompatibilityAnswer,
  DayFacts,
  HouseSystem,
  Instant,
  InstantBirth,
  NatalChartAnswer,
  Placement,
  Sign,
  TimeReceipt,
} as const;

/** Of a request what may be sent, of an answer what is. */
type Side = 'input' | 'output';

function settings(typeMode: Side) {
  return {
    target: 'draft-2020-12',
    typeMode,
    // Checks that no schema language can tell, such as whether a day stands in the calendar, are told by the answer.
    errorMode: 'ignore',
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  } as const;
}

function schemaOf(schema: v.GenericSchema, side: Side): JsonSchema {
  const {
    $schema: _version,
    $defs: _named,
    ...json
  } = toJsonSchema(schema, {
    ...settings(side),
    definitions: NAMED,
  });
  return json;
}

function parametersOf({ query, path }: Operation) {
  const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  const asked = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...named, ...asked];
}

function answerOf({ answer }: Operation) {
  return typeof answer === 'string'
    ? { [answer]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: schemaOf(answer, 'output') } };
}

function operationJson(operationId: string, operation: Operation) {
  const { summary, body } = operation;
  return {
    operationId,
    summary,
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: { description: summary, content: answerOf(operation) },
      default: {
        description: 'What was wrong: 422 with fields, 429 and 503 with Retry-After',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      },
    },
  };
}

/** The open part of the API as OpenAPI 3.1, made from the schemas that the worker itself speaks by. */
export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, operation] of Object.entries(OPEN_OPERATIONS)) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationJson(id, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Celestia',
      version: '1',
      description:
        'The sky and charts. Any origin may ask, without credentials. Degrees, and instants in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: toJsonSchemaDefs(NAMED, settings('output')) },
  };
}

// @ts-nocheck
export type Sign =
  | "aries"
  | "taurus"
  | "gemini"
  | "cancer"
  | "leo"
  | "virgo"
  | "libra"
  | "scorpio"
  | "sagittarius"
  | "capricorn"
  | "aquarius"
  | "pisces";

export type HouseSystem =
  | "placidus"
  | "koch"
  | "wholeSign"
  | "equal"
  | "porphyry"
  | "regiomontanus"
  | "campanus";

export type BodyName =
  | "sun"
  | "moon"
  | "mercury"
  | "venus"
  | "mars"
  | "jupiter"
  | "saturn"
  | "uranus"
  | "neptune"
  | "pluto"
  | "trueNode"
  | "meanNode"
  | "meanLilith"
  | "juno"
  | "chiron"
  | "trueLilith";

export type AspectPoint =
  | "sun"
  | "moon"
  | "mercury"
  | "venus"
  | "mars"
  | "jupiter"
  | "saturn"
  | "uranus"
  | "neptune"
  | "pluto"
  | "trueNode"
  | "meanNode"
  | "meanLilith"
  | "juno"
  | "chiron"
  | "trueLilith"
  | "ascendant"
  | "midheaven";

export type AspectName =
  | "conjunction"
  | "sextile"
  | "square"
  | "trine"
  | "opposition"
  | "quincunx";

export interface ApiError {
  error: {
    code:
      | "invalid_input"
      | "date_out_of_range"
      | "date_in_future"
      | "time_does_not_exist"
      | "time_is_ambiguous"
      | "unknown_place"
      | "charts_full"
      | "message_conflict"
      | "answer_underway"
      | "conversation_full"
      | "conversations_full"
      | "not_for_sale"
      | "zone_settled"
      | "other_person"
      | "broken_body"
      | "body_too_large"
      | "unsupported_media_type"
      | "method_not_allowed"
      | "invalid_token"
      | "unauthorized"
      | "recent_login_required"
      | "consent_required"
      | "birth_required"
      | "too_young"
      | "human_check_failed"
      | "forbidden_origin"
      | "not_found"
      | "too_many_requests"
      | "quota_spent"
      | "places_unavailable"
      | "accounts_unavailable"
      | "payments_unavailable"
      | "internal";
    message: string;
    fields?: Partial<
      Record<
        string,
        {
          code: string;
          message: string;
        }
      >
    >;
    choices?: {
      fold: 0 | 1;
      utcOffsetSeconds: number;
      instant: Instant;
      person?: "first" | "second";
    }[];
    answerId?: string;
    until?: Instant;
  };
}

export interface Aspect {
  first: AspectPoint;
  second: AspectPoint;
  aspect: AspectName;
  /** @min 0 */
  orb: number;
  applying: boolean | null;
}

export type BirthRequest = ClockBirth | InstantBirth;

export interface BodyPosition {
  id: BodyName;
  /**
   * @min 0
   * @max 360
   */
  longitude: number;
  latitude: number;
  speed: number;
  sign: Sign;
  /**
   * @min 0
   * @max 30
   */
  signDegree: number;
  house: number | null;
  retrograde: boolean;
}

export interface Chart {
  instant: Instant;
  settings: {
    houseSystem:
      | "placidus"
      | "koch"
      | "wholeSign"
      | "equal"
      | "porphyry"
      | "regiomontanus"
      | "campanus";
    zodiac: "tropical" | "lahiri" | "fagan-bradley";
    node: "true" | "mean";
    lilith: "true" | "mean";
    orbs: "standard" | "tight" | "wide";
  };
  ayanamsa: number | null;
  bodies: BodyPosition[];
  angles: {
    /**
     * @min 0
     * @max 360
     */
    ascendant: number;
    /**
     * @min 0
     * @max 360
     */
    midheaven: number;
    /**
     * @min 0
     * @max 360
     */
    descendant: number;
    /**
     * @min 0
     * @max 360
     */
    imumCoeli: number;
    /**
     * @min 0
     * @max 360
     */
    vertex: number;
  } | null;
  houses: {
    system: HouseSystem;
    /**
     * @maxItems 12
     * @minItems 12
     */
    cusps: number[];
  } | null;
  aspects: Aspect[];
  notices: ChartNotice[];
}

export interface ChartFigure {
  bodies: BodyPosition[];
  angles: {
    /**
     * @min 0
     * @max 360
     */
    ascendant: number;
    /**
     * @min 0
     * @max 360
     */
    midheaven: number;
    /**
     * @min 0
     * @max 360
     */
    descendant: number;
    /**
     * @min 0
     * @max 360
     */
    imumCoeli: number;
    /**
     * @min 0
     * @max 360
     */
    vertex: number;
  } | null;
  houses: {
    system: HouseSystem;
    /**
     * @maxItems 12
     * @minItems 12
     */
    cusps: number[];
  } | null;
  aspects: Aspect[];
}

export type ChartNotice =
  | {
      code: "polar_fallback";
      requested: HouseSystem;
      used: HouseSystem;
    }
  | {
      code: "time_unknown";
    }
  | {
      code: "time_window";
    };

export interface ChartPlace {
  id: number | null;
  name: string | null;
  region: string | null;
  country: string | null;
  /**
   * @min -90
   * @max 90
   */
  latitude: number;
  /**
   * @min -180
   * @max 180
   */
  longitude: number;
}

export interface ClockBirth {
  /** @pattern ^\d{4}-\d{2}-\d{2}$ */
  date: string;
  /** @default null */
  time?: string | null;
  /** @default null */
  timeFrom?: string | null;
  /** @default null */
  timeTo?: string | null;
  /** @default null */
  dayPart?: "night" | "morning" | "noon" | "afternoon" | "evening" | null;
  place:
    | {
        /**
         * @min 1
         * @max 9007199254740991
         */
        id: number;
      }
    | {
        /**
         * @min -90
         * @max 90
         */
        latitude: number;
        /**
         * @min -180
         * @max 180
         */
        longitude: number;
        /** @maxLength 64 */
        timeZone: string;
      };
  /** @default "placidus" */
  houseSystem?:
    | "placidus"
    | "koch"
    | "wholeSign"
    | "equal"
    | "porphyry"
    | "regiomontanus"
    | "campanus";
  /** @default "tropical" */
  zodiac?: "tropical" | "lahiri" | "fagan-bradley";
  /** @default "true" */
  node?: "true" | "mean";
  /** @default "mean" */
  lilith?: "true" | "mean";
  /** @default "standard" */
  orbs?: "standard" | "tight" | "wide";
  fold?: 0 | 1;
  utcOffset?: string;
}

export interface CompatibilityAnswer {
  /**
   * @min 0
   * @max 100
   */
  total: number;
  base: number;
  themes: {
    theme: "attraction" | "talk" | "home" | "time" | "trouble";
    /**
     * @min 0
     * @max 100
     */
    level: number;
    points: number;
  }[];
  contributions: {
    first: AspectPoint;
    second: AspectPoint;
    aspect: AspectName;
    /** @min 0 */
    orb: number;
    weight: number;
    theme: "attraction" | "talk" | "home" | "time" | "trouble";
    certain: boolean;
  }[];
  range: {
    /**
     * @min 0
     * @max 100
     */
    low: number;
    /**
     * @min 0
     * @max 100
     */
    high: number;
  };
  unknownTimes: ("first" | "second")[];
}

export interface DayFacts {
  from: Instant;
  to: Instant;
  moon: {
    start: Placement;
    end: Placement;
  };
  steadyBodies: BodyName[];
  signChanges: {
    body: BodyName;
    from: Sign;
    to: Sign;
    instant: Instant;
  }[];
  aspects: {
    first: AspectPoint;
    second: AspectPoint;
    aspect: AspectName;
    allDay: boolean;
    /** @min 0 */
    smallestOrb: number;
  }[];
  risingSigns: {
    sign: Sign;
    from: Instant;
    to: Instant;
  }[];
  turning: {
    angles: {
      ascendant: {
        start: Placement;
        end: Placement;
      };
      midheaven: {
        start: Placement;
        end: Placement;
      };
    };
    houseSystem: HouseSystem;
    houses: {
      body: BodyName;
      houses: number[];
    }[];
  } | null;
}

/** @format date-time */
export type Instant = string;

export interface InstantBirth {
  /** @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$ */
  instant: string;
  /**
   * @min -90
   * @max 90
   */
  latitude: number;
  /**
   * @min -180
   * @max 180
   */
  longitude: number;
  /** @default "placidus" */
  houseSystem?:
    | "placidus"
    | "koch"
    | "wholeSign"
    | "equal"
    | "porphyry"
    | "regiomontanus"
    | "campanus";
  /** @default "tropical" */
  zodiac?: "tropical" | "lahiri" | "fagan-bradley";
  /** @default "true" */
  node?: "true" | "mean";
  /** @default "mean" */
  lilith?: "true" | "mean";
  /** @default "standard" */
  orbs?: "standard" | "tight" | "wide";
}

export interface NatalChartAnswer {
  instant: Instant;
  settings: {
    houseSystem:
      | "placidus"
      | "koch"
      | "wholeSign"
      | "equal"
      | "porphyry"
      | "regiomontanus"
      | "campanus";
    zodiac: "tropical" | "lahiri" | "fagan-bradley";
    node: "true" | "mean";
    lilith: "true" | "mean";
    orbs: "standard" | "tight" | "wide";
  };
  ayanamsa: number | null;
  bodies: BodyPosition[];
  angles: {
    /**
     * @min 0
     * @max 360
     */
    ascendant: number;
    /**
     * @min 0
     * @max 360
     */
    midheaven: number;
    /**
     * @min 0
     * @max 360
     */
    descendant: number;
    /**
     * @min 0
     * @max 360
     */
    imumCoeli: number;
    /**
     * @min 0
     * @max 360
     */
    vertex: number;
  } | null;
  houses: {
    system: HouseSystem;
    /**
     * @maxItems 12
     * @minItems 12
     */
    cusps: number[];
  } | null;
  aspects: Aspect[];
  notices: ChartNotice[];
  utcOffsetSeconds: number;
  timeZone: TimeReceipt;
  place: ChartPlace;
  points: {
    southNode: {
      /**
       * @min 0
       * @max 360
       */
      longitude: number;
      sign: Sign;
      /**
       * @min 0
       * @max 30
       */
      signDegree: number;
      house: number | null;
    } | null;
    partOfFortune: {
      /**
       * @min 0
       * @max 360
       */
      longitude: number;
      sign: Sign;
      /**
       * @min 0
       * @max 30
       */
      signDegree: number;
      house: number | null;
    } | null;
  };
  isDay: boolean | null;
  dignities: {
    body: BodyName;
    dignity: "domicile" | "exaltation" | "detriment" | "fall";
  }[];
  day: DayFacts | null;
}

export interface Placement {
  /**
   * @min 0
   * @max 360
   */
  longitude: number;
  sign: Sign;
  /**
   * @min 0
   * @max 30
   */
  signDegree: number;
}

export interface TimeReceipt {
  id: string | null;
  rule:
    | "standard-time"
    | "daylight-time"
    | "local-mean-time"
    | "override"
    | "utc";
  source: "tzdb" | "local-mean-time" | "override" | "given";
  abbreviation: string | null;
}

export type QueryParamsType = Record<string | number, any>;
export type ResponseFormat = keyof Omit<Body, "body" | "bodyUsed">;

export interface FullRequestParams extends Omit<RequestInit, "body"> {
  /** set parameter to `true` for call `securityWorker` for this request */
  secure?: boolean;
  /** request path */
  path: string;
  /** content type of request body */
  type?: ContentType;
  /** query params */
  query?: QueryParamsType;
  /** format of response (i.e. response.json() -> format: "json") */
  format?: ResponseFormat;
  /** request body */
  body?: unknown;
  /** base url */
  baseUrl?: string;
  /** request cancellation token */
  cancelToken?: CancelToken;
}

export type RequestParams = Omit<
  FullRequestParams,
  "body" | "method" | "query" | "path"
>;

export interface ApiConfig<SecurityDataType = unknown> {
  baseUrl?: string;
  baseApiParams?: Omit<RequestParams, "baseUrl" | "cancelToken" | "signal">;
  securityWorker?: (
    securityData: SecurityDataType | null,
  ) => Promise<RequestParams | void> | RequestParams | void;
  customFetch?: typeof fetch;
}

export interface HttpResponse<D extends unknown, E extends unknown = unknown>
  extends Response {
  data: D;
  error: E;
}

type CancelToken = Symbol | string | number;

export type ContentType =
  | "application/json"
  | "application/vnd.api+json"
  | "multipart/form-data"
  | "application/x-www-form-urlencoded"
  | "text/plain";

export class HttpClient<SecurityDataType = unknown> {
  public baseUrl: string = "https://celestia.test";
  private securityData: SecurityDataType | null = null;
  private securityWorker?: ApiConfig<SecurityDataType>["securityWorker"];
  private abortControllers = new Map<CancelToken, AbortController>();
  private customFetch = (...fetchParams: Parameters<typeof fetch>) =>
    fetch(...fetchParams);

  private baseApiParams: RequestParams = {
    credentials: "same-origin",
    headers: {},
    redirect: "follow",
    referrerPolicy: "no-referrer",
  };

  constructor(apiConfig: ApiConfig<SecurityDataType> = {}) {
    Object.assign(this, apiConfig);
  }

  public setSecurityData = (data: SecurityDataType | null) => {
    this.securityData = data;
  };

  protected encodeQueryParam(key: string, value: any) {
    const encodedKey = encodeURIComponent(key);
    return `${encodedKey}=${encodeURIComponent(typeof value === "number" ? value : `${value}`)}`;
  }

  protected addQueryParam(query: QueryParamsType, key: string) {
    return this.encodeQueryParam(key, query[key]);
  }

  protected addArrayQueryParam(query: QueryParamsType, key: string) {
    const value = query[key];
    return value.map((v: any) => this.encodeQueryParam(key, v)).join("&");
  }

  protected toQueryString(rawQuery?: QueryParamsType): string {
    const query = rawQuery || {};
    const keys = Object.keys(query).filter(
      (key) => "undefined" !== typeof query[key],
    );
    return keys
      .map((key) =>
        Array.isArray(query[key])
          ? this.addArrayQueryParam(query, key)
          : this.addQueryParam(query, key),
      )
      .join("&");
  }

  protected addQueryParams(rawQuery?: QueryParamsType): string {
    const queryString = this.toQueryString(rawQuery);
    return queryString ? `?${queryString}` : "";
  }

  private contentFormatters: Record<ContentType, (input: any) => any> = {
    ["application/json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["application/vnd.api+json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["text/plain"]: (input: any) =>
      input !== null && typeof input !== "string"
        ? JSON.stringify(input)
        : input,
    ["multipart/form-data"]: (input: any) => {
      if (input instanceof FormData) {
        return input;
      }

      return Object.keys(input || {}).reduce((formData, key) => {
        const property = input[key];
        formData.append(
          key,
          property instanceof Blob
            ? property
            : typeof property === "object" && property !== null
              ? JSON.stringify(property)
              : `${property}`,
        );
        return formData;
      }, new FormData());
    },
    ["application/x-www-form-urlencoded"]: (input: any) =>
      this.toQueryString(input),
  };

  protected mergeRequestParams(
    params1: RequestParams,
    params2?: RequestParams,
  ): RequestParams {
    return {
      ...this.baseApiParams,
      ...params1,
      ...(params2 || {}),
      headers: {
        ...(this.baseApiParams.headers || {}),
        ...(params1.headers || {}),
        ...((params2 && params2.headers) || {}),
      },
    };
  }

  protected createAbortSignal = (
    cancelToken: CancelToken,
  ): AbortSignal | undefined => {
    if (this.abortControllers.has(cancelToken)) {
      const abortController = this.abortControllers.get(cancelToken);
      if (abortController) {
        return abortController.signal;
      }
      return void 0;
    }

    const abortController = new AbortController();
    this.abortControllers.set(cancelToken, abortController);
    return abortController.signal;
  };

  public abortRequest = (cancelToken: CancelToken) => {
    const abortController = this.abortControllers.get(cancelToken);

    if (abortController) {
      abortController.abort();
      this.abortControllers.delete(cancelToken);
    }
  };

  public request = async <T = any, E = any>({
    body,
    secure,
    path,
    type,
    query,
    format,
    baseUrl,
    cancelToken,
    ...params
  }: FullRequestParams): Promise<HttpResponse<T, E>> => {
    const secureParams =
      ((typeof secure === "boolean" ? secure : this.baseApiParams.secure) &&
        this.securityWorker &&
        (await this.securityWorker(this.securityData))) ||
      {};
    const requestParams = this.mergeRequestParams(params, secureParams);
    const queryString = query && this.toQueryString(query);
    const payloadFormatter = this.contentFormatters[type || "application/json"];
    const responseFormat = format || requestParams.format;

    return this.customFetch(
      `${baseUrl || this.baseUrl || ""}${path}${queryString ? `?${queryString}` : ""}`,
      {
        ...requestParams,
        headers: {
          ...(requestParams.headers || {}),
          ...(type && type !== "multipart/form-data"
            ? { "Content-Type": type }
            : {}),
        },
        signal:
          (cancelToken
            ? this.createAbortSignal(cancelToken)
            : requestParams.signal) || null,
        body:
          typeof body === "undefined" || body === null
            ? null
            : payloadFormatter(body),
      },
    ).then(async (response) => {
      const r = response as HttpResponse<T, E>;
      r.data = null as unknown as T;
      r.error = null as unknown as E;

      const responseToParse = responseFormat ? response.clone() : response;
      const data = !responseFormat
        ? r
        : await responseToParse[responseFormat]()
            .then((data) => {
              if (r.ok) {
                r.data = data;
              } else {
                r.error = data;
              }
              return r;
            })
            .catch((e) => {
              r.error = e;
              return r;
            });

      if (cancelToken) {
        this.abortControllers.delete(cancelToken);
      }

      if (!response.ok) throw data;
      return data;
    });
  };
}

/**
 * @title Celestia
 * @version 1
 * @license MIT
 * @baseUrl https://celestia.test
 *
 * The sky and charts. Any origin may ask, without credentials. Degrees, and instants in UTC.
 */
export class Api<
  SecurityDataType extends unknown,
> extends HttpClient<SecurityDataType> {
  api = {
    /**
     * No description
     *
     * @name NatalChart
     * @summary The chart of a birth, or of an instant and a place
     * @request POST:/api/astrology/natal-chart
     */
    natalChart: (data: BirthRequest, params: RequestParams = {}) =>
      this.request<NatalChartAnswer, ApiError>({
        path: `/api/astrology/natal-chart`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name RisingSign
     * @summary The rising sign of a birth, or those possible on its day
     * @request POST:/api/astrology/rising-sign
     */
    risingSign: (data: BirthRequest, params: RequestParams = {}) =>
      this.request<
        {
          instant: Instant;
          utcOffsetSeconds: number;
          timeZone: TimeReceipt;
          place: ChartPlace;
          ascendant: Placement | null;
          ruler: BodyName | null;
          traditionalRuler: BodyName | null;
          possible:
            | {
                sign: Sign;
                from: Instant;
                to: Instant;
              }[]
            | null;
        },
        ApiError
      >({
        path: `/api/astrology/rising-sign`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Juno
     * @summary Juno in the chart of a birth
     * @request POST:/api/astrology/juno
     */
    juno: (data: BirthRequest, params: RequestParams = {}) =>
      this.request<
        {
          instant: Instant;
          utcOffsetSeconds: number;
          timeZone: TimeReceipt;
          place: ChartPlace;
          juno: BodyPosition;
          signChange: {
            body: BodyName;
            from: Sign;
            to: Sign;
            instant: Instant;
          } | null;
          aspects: Aspect[];
        },
        ApiError
      >({
        path: `/api/astrology/juno`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Synastry
     * @summary Two charts, and all that they say together
     * @request POST:/api/astrology/synastry
     */
    synastry: (
      data: {
        first: BirthRequest;
        second: BirthRequest;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          first: NatalChartAnswer;
          second: NatalChartAnswer;
          aspects: {
            first: AspectPoint;
            second: AspectPoint;
            aspect: AspectName;
            /** @min 0 */
            orb: number;
            weight: number;
            certain: boolean;
          }[];
          overlays: {
            firstInSecond:
              | {
                  body: BodyName;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                }[]
              | null;
            secondInFirst:
              | {
                  body: BodyName;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                }[]
              | null;
          };
          composite: ChartFigure;
          davison: {
            instant: Instant;
            settings: {
              houseSystem:
                | "placidus"
                | "koch"
                | "wholeSign"
                | "equal"
                | "porphyry"
                | "regiomontanus"
                | "campanus";
              zodiac: "tropical" | "lahiri" | "fagan-bradley";
              node: "true" | "mean";
              lilith: "true" | "mean";
              orbs: "standard" | "tight" | "wide";
            };
            ayanamsa: number | null;
            bodies: BodyPosition[];
            angles: {
              /**
               * @min 0
               * @max 360
               */
              ascendant: number;
              /**
               * @min 0
               * @max 360
               */
              midheaven: number;
              /**
               * @min 0
               * @max 360
               */
              descendant: number;
              /**
               * @min 0
               * @max 360
               */
              imumCoeli: number;
              /**
               * @min 0
               * @max 360
               */
              vertex: number;
            } | null;
            houses: {
              system: HouseSystem;
              /**
               * @maxItems 12
               * @minItems 12
               */
              cusps: number[];
            } | null;
            aspects: Aspect[];
            notices: ChartNotice[];
            /**
             * @min -90
             * @max 90
             */
            latitude: number;
            /**
             * @min -180
             * @max 180
             */
            longitude: number;
          };
          score: CompatibilityAnswer;
        },
        ApiError
      >({
        path: `/api/astrology/synastry`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Compatibility
     * @summary The score of two charts
     * @request POST:/api/astrology/compatibility
     */
    compatibility: (
      data: {
        first: BirthRequest;
        second: BirthRequest;
      },
      params: RequestParams = {},
    ) =>
      this.request<CompatibilityAnswer, ApiError>({
        path: `/api/astrology/compatibility`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Transits
     * @summary What the moving sky does to the chart of a birth, at an instant or over a stretch of time
     * @request POST:/api/astrology/transits
     */
    transits: (
      data: BirthRequest & {
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        at?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        from?: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        to?: string;
        /** @minItems 1 */
        bodies?: (
          | "moon"
          | "sun"
          | "mercury"
          | "venus"
          | "mars"
          | "jupiter"
          | "saturn"
          | "uranus"
          | "neptune"
          | "pluto"
        )[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        | {
            instant: Instant;
            transits: {
              body: BodyName;
              point: AspectPoint;
              aspect: AspectName;
              start: Instant | null;
              exact: Instant[];
              end: Instant | null;
              /** @min 0 */
              orb: number;
              applying: boolean;
            }[];
            notices: ChartNotice[];
          }
        | {
            from: string;
            to: string;
            transits: {
              body: BodyName;
              point: AspectPoint;
              aspect: AspectName;
              start: Instant | null;
              exact: Instant[];
              end: Instant | null;
            }[];
            notices: ChartNotice[];
          },
        ApiError
      >({
        path: `/api/astrology/transits`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name SkyOverChart
     * @summary The sky of a day or an instant over the chart of a birth, with the aspects between them
     * @request POST:/api/astrology/sky-over-chart
     */
    skyOverChart: (
      data: BirthRequest & {
        at?: string;
        /** @format date */
        onDay?: string;
        timeZone?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          instant: Instant;
          bodies: BodyPosition[];
          aspects: {
            body:
              | "moon"
              | "sun"
              | "mercury"
              | "venus"
              | "mars"
              | "jupiter"
              | "saturn"
              | "uranus"
              | "neptune"
              | "pluto";
            point: AspectPoint;
            aspect: AspectName;
            /** @min 0 */
            orb: number;
            applying: boolean;
            previous: Instant | null;
            next: Instant | null;
            start: Instant | null;
            end: Instant | null;
          }[];
          notices: ChartNotice[];
        },
        ApiError
      >({
        path: `/api/astrology/sky-over-chart`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name SkyDays
     * @summary The sky of some days in a row, and the aspects that it makes to the points of a chart
     * @request POST:/api/astrology/sky-days
     */
    skyDays: (
      data: {
        /** @maxItems 18 */
        points: {
          id: AspectPoint;
          /**
           * @min 0
           * @max 360
           */
          longitude: number;
        }[];
        /** @default "tropical" */
        zodiac?: "tropical" | "lahiri" | "fagan-bradley";
        /** @default "mean" */
        lilith?: "true" | "mean";
        from: string;
        /**
         * @min 1
         * @max 61
         */
        days: number;
        /**
         * @maxLength 64
         * @default "UTC"
         */
        timeZone?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          days: {
            /** @format date */
            day: string;
            instant: Instant;
            bodies: {
              id: BodyName;
              /**
               * @min 0
               * @max 360
               */
              longitude: number;
              speed: number;
            }[];
          }[];
          transits: {
            body:
              | "moon"
              | "sun"
              | "mercury"
              | "venus"
              | "mars"
              | "jupiter"
              | "saturn"
              | "uranus"
              | "neptune"
              | "pluto";
            point: AspectPoint;
            aspect: AspectName;
            exact: Instant[];
            stays: {
              start: Instant | null;
              end: Instant | null;
            }[];
          }[];
        },
        ApiError
      >({
        path: `/api/astrology/sky-days`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Eclipses
     * @summary The eclipses of the Earth from one date to another
     * @request GET:/api/astrology/eclipses
     */
    eclipses: (
      query: {
        kind?: "solar" | "lunar";
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        from: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          eclipses: (
            | {
                kind: "solar";
                type: "partial" | "annular" | "total" | "hybrid";
                central: boolean;
                maximum: Instant;
                /**
                 * @min -90
                 * @max 90
                 */
                latitude: number;
                /**
                 * @min -180
                 * @max 180
                 */
                longitude: number;
                magnitude: number;
                saros: number;
                gamma: number;
                begin: Instant;
                end: Instant;
                durationSeconds: number | null;
                /**
                 * @min 0
                 * @max 360
                 */
                eclipticLongitude: number;
                sign: Sign;
                /**
                 * @min 0
                 * @max 30
                 */
                signDegree: number;
              }
            | {
                kind: "lunar";
                type: "penumbral" | "partial" | "total";
                maximum: Instant;
                magnitude: number;
                umbralMagnitude: number;
                penumbralMagnitude: number;
                saros: number;
                gamma: number;
                marginal: boolean;
                /**
                 * @min 0
                 * @max 360
                 */
                eclipticLongitude: number;
                sign: Sign;
                /**
                 * @min 0
                 * @max 30
                 */
                signDegree: number;
                contacts: {
                  p1: Instant;
                  u1: Instant | null;
                  u2: Instant | null;
                  u3: Instant | null;
                  u4: Instant | null;
                  p4: Instant;
                };
              }
          )[];
        },
        ApiError
      >({
        path: `/api/astrology/eclipses`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name LocalEclipses
     * @summary The next ten eclipses that a place sees
     * @request GET:/api/astrology/eclipses/local
     */
    localEclipses: (
      query: {
        kind?: "solar" | "lunar";
        /** @pattern ^[+-]?(?:\d+\.?\d*|\.\d+)$ */
        latitude: string;
        /** @pattern ^[+-]?(?:\d+\.?\d*|\.\d+)$ */
        longitude: string;
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        from?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          eclipses: (
            | {
                kind: "solar";
                type: "partial" | "annular" | "total";
                begin: Instant;
                maximum: Instant;
                end: Instant;
                seenFrom: Instant;
                seenUntil: Instant;
                saros: number;
                innerBegin: Instant | null;
                innerEnd: Instant | null;
                magnitude: number;
                obscuration: number;
                altitude: {
                  begin: number;
                  maximum: number;
                  end: number;
                };
              }
            | {
                kind: "lunar";
                type: "penumbral" | "partial" | "total";
                begin: Instant;
                maximum: Instant;
                end: Instant;
                seenFrom: Instant;
                seenUntil: Instant;
                saros: number;
                magnitude: number;
                umbralMagnitude: number;
                penumbralMagnitude: number;
                obscuration: null;
                contacts: {
                  contact: "p1" | "u1" | "u2" | "maximum" | "u3" | "u4" | "p4";
                  instant: Instant;
                  altitude: number;
                  isUp: boolean;
                }[];
              }
          )[];
        },
        ApiError
      >({
        path: `/api/astrology/eclipses/local`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name NatalEclipses
     * @summary The next eclipses against the chart of a birth
     * @request POST:/api/astrology/eclipses/natal
     */
    natalEclipses: (
      data: BirthRequest & {
        kind?: "solar" | "lunar";
        /** @pattern ^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$ */
        from?: string;
        /**
         * @min 1
         * @max 20
         */
        count?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          eclipses: (
            | {
                kind: "solar";
                type: "partial" | "annular" | "total" | "hybrid";
                central: boolean;
                maximum: Instant;
                /**
                 * @min -90
                 * @max 90
                 */
                latitude: number;
                /**
                 * @min -180
                 * @max 180
                 */
                longitude: number;
                magnitude: number;
                saros: number;
                gamma: number;
                begin: Instant;
                end: Instant;
                durationSeconds: number | null;
                /**
                 * @min 0
                 * @max 360
                 */
                eclipticLongitude: number;
                sign: Sign;
                /**
                 * @min 0
                 * @max 30
                 */
                signDegree: number;
                house: number | null;
                contacts: {
                  point: AspectPoint;
                  aspect: AspectName;
                  /** @min 0 */
                  orb: number;
                }[];
              }
            | {
                kind: "lunar";
                type: "penumbral" | "partial" | "total";
                maximum: Instant;
                magnitude: number;
                umbralMagnitude: number;
                penumbralMagnitude: number;
                saros: number;
                gamma: number;
                marginal: boolean;
                /**
                 * @min 0
                 * @max 360
                 */
                eclipticLongitude: number;
                sign: Sign;
                /**
                 * @min 0
                 * @max 30
                 */
                signDegree: number;
                shadowContacts: {
                  p1: Instant;
                  u1: Instant | null;
                  u2: Instant | null;
                  u3: Instant | null;
                  u4: Instant | null;
                  p4: Instant;
                };
                house: number | null;
                contacts: {
                  point: AspectPoint;
                  aspect: AspectName;
                  /** @min 0 */
                  orb: number;
                }[];
              }
          )[];
          notices: ChartNotice[];
        },
        ApiError
      >({
        path: `/api/astrology/eclipses/natal`,
        method: "POST",
        body: data,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Events
     * @summary What happens in the sky of a year
     * @request GET:/api/astrology/events
     */
    events: (
      query: {
        /** @pattern ^\d{4}$ */
        year: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          events: (
            | {
                kind: "ingress";
                instant: Instant;
                body: BodyName;
                sign: Sign;
                direction: "direct" | "retrograde";
                retrograde: boolean;
              }
            | {
                kind: "station";
                instant: Instant;
                body:
                  | "mercury"
                  | "venus"
                  | "mars"
                  | "jupiter"
                  | "saturn"
                  | "uranus"
                  | "neptune"
                  | "pluto";
                direction: "direct" | "retrograde";
                /**
                 * @min 0
                 * @max 360
                 */
                longitude: number;
                sign: Sign;
              }
            | {
                kind: "lunation";
                instant: Instant;
                phase: "newMoon" | "firstQuarter" | "fullMoon" | "lastQuarter";
                sign: Sign;
                /**
                 * @min 0
                 * @max 360
                 */
                moon: number;
              }
            | {
                kind: "aspect";
                instant: Instant;
                first: BodyName;
                second: BodyName;
                aspect: AspectName;
                /**
                 * @min 0
                 * @max 360
                 */
                firstLongitude: number;
                /**
                 * @min 0
                 * @max 360
                 */
                secondLongitude: number;
              }
            | {
                kind: "eclipse";
                instant: Instant;
                sign: Sign;
                /**
                 * @min 0
                 * @max 360
                 */
                longitude: number;
                saros: number;
                body: "sun";
                type: "partial" | "annular" | "total" | "hybrid";
              }
            | {
                kind: "eclipse";
                instant: Instant;
                sign: Sign;
                /**
                 * @min 0
                 * @max 360
                 */
                longitude: number;
                saros: number;
                body: "moon";
                type: "penumbral" | "partial" | "total";
              }
          )[];
        },
        ApiError
      >({
        path: `/api/astrology/events`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name EventsFile
     * @summary The same as a calendar file, to subscribe to or to open
     * @request GET:/api/astrology/events.ics
     */
    eventsFile: (
      query?: {
        /** @pattern ^\d{4}$ */
        year?: string;
        show?: ("station" | "ingress" | "lunation" | "eclipse" | "aspect")[];
        body?:
          | "mercury"
          | "venus"
          | "mars"
          | "jupiter"
          | "saturn"
          | "uranus"
          | "neptune"
          | "pluto";
        lang?: "tr" | "en" | "es" | "fr" | "pt";
        tz?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Instant, ApiError>({
        path: `/api/astrology/events.ics`,
        method: "GET",
        query: query,
        ...params,
      }),

    /**
     * No description
     *
     * @name MoonFile
     * @summary The Moon’s signs, or its hours void of course, of the coming two months as a calendar file
     * @request GET:/api/astrology/moon.ics
     */
    moonFile: (
      query: {
        show: "signs" | "void";
        lang?: "tr" | "en" | "es" | "fr" | "pt";
      },
      params: RequestParams = {},
    ) =>
      this.request<Instant, ApiError>({
        path: `/api/astrology/moon.ics`,
        method: "GET",
        query: query,
        ...params,
      }),

    /**
     * No description
     *
     * @name Horoscope
     * @summary The horoscope of a sign for a day, a week, a month or a year
     * @request GET:/api/astrology/horoscope
     */
    horoscope: (
      query: {
        sign: Sign;
        period?: "day" | "week" | "month" | "year";
        /** @format date */
        date?: string;
        lang?: "tr" | "en" | "es" | "fr" | "pt";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          sign: Sign;
          period: "day" | "week" | "month" | "year";
          /** @format date */
          from: string;
          /** @format date */
          to: string;
          passages: {
            fact:
              | {
                  kind: "placement";
                  body: BodyName;
                  sign: Sign;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  direction: "direct" | "retrograde" | null;
                  from: Instant | null;
                  to: Instant | null;
                  weight: number;
                }
              | {
                  kind: "ingress";
                  instant: Instant;
                  body: BodyName;
                  sign: Sign;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  direction: "direct" | "retrograde";
                  weight: number;
                }
              | {
                  kind: "station";
                  instant: Instant;
                  body: BodyName;
                  sign: Sign;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  direction: "direct" | "retrograde";
                  weight: number;
                }
              | {
                  kind: "lunation";
                  instant: Instant;
                  phase:
                    | "newMoon"
                    | "firstQuarter"
                    | "fullMoon"
                    | "lastQuarter";
                  sign: Sign;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  weight: number;
                }
              | {
                  kind: "aspect";
                  instant: Instant;
                  first: BodyName;
                  second: BodyName;
                  aspect: AspectName;
                  /**
                   * @min 1
                   * @max 12
                   */
                  firstHouse: number;
                  /**
                   * @min 1
                   * @max 12
                   */
                  secondHouse: number;
                  ofRuler: boolean;
                  weight: number;
                }
              | {
                  kind: "rulerAspect";
                  instant: Instant;
                  ruler: BodyName;
                  other: BodyName;
                  aspect: AspectName;
                  /** @min 0 */
                  orb: number;
                  applying: boolean;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  weight: number;
                }
              | {
                  kind: "moonHouse";
                  sign: Sign;
                  /**
                   * @min 1
                   * @max 12
                   */
                  house: number;
                  from: Instant;
                  to: Instant;
                  weight: number;
                };
            text: string;
          }[];
          facts: (
            | {
                kind: "placement";
                body: BodyName;
                sign: Sign;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                direction: "direct" | "retrograde" | null;
                from: Instant | null;
                to: Instant | null;
                weight: number;
              }
            | {
                kind: "ingress";
                instant: Instant;
                body: BodyName;
                sign: Sign;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                direction: "direct" | "retrograde";
                weight: number;
              }
            | {
                kind: "station";
                instant: Instant;
                body: BodyName;
                sign: Sign;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                direction: "direct" | "retrograde";
                weight: number;
              }
            | {
                kind: "lunation";
                instant: Instant;
                phase: "newMoon" | "firstQuarter" | "fullMoon" | "lastQuarter";
                sign: Sign;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                weight: number;
              }
            | {
                kind: "aspect";
                instant: Instant;
                first: BodyName;
                second: BodyName;
                aspect: AspectName;
                /**
                 * @min 1
                 * @max 12
                 */
                firstHouse: number;
                /**
                 * @min 1
                 * @max 12
                 */
                secondHouse: number;
                ofRuler: boolean;
                weight: number;
              }
            | {
                kind: "rulerAspect";
                instant: Instant;
                ruler: BodyName;
                other: BodyName;
                aspect: AspectName;
                /** @min 0 */
                orb: number;
                applying: boolean;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                weight: number;
              }
            | {
                kind: "moonHouse";
                sign: Sign;
                /**
                 * @min 1
                 * @max 12
                 */
                house: number;
                from: Instant;
                to: Instant;
                weight: number;
              }
          )[];
        },
        ApiError
      >({
        path: `/api/astrology/horoscope`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name CompatibilityTest
     * @summary What the answers to the compatibility test come to
     * @request GET:/api/astrology/compatibility-test
     */
    compatibilityTest: (
      query: {
        r: string;
        with?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min 0
           * @max 100
           */
          total: number;
          themes: {
            theme: "attraction" | "talk" | "home" | "time" | "repair";
            /**
             * @min 0
             * @max 100
             */
            level: number;
          }[];
          band: "high" | "good" | "mixed" | "low";
          signs: {
            yours: Sign;
            theirs: Sign;
            apart: number;
          } | null;
          comparison: {
            same: number;
            differ: string[];
            first: {
              /**
               * @min 0
               * @max 100
               */
              total: number;
              themes: {
                theme: "attraction" | "talk" | "home" | "time" | "repair";
                /**
                 * @min 0
                 * @max 100
                 */
                level: number;
              }[];
            };
            second: {
              /**
               * @min 0
               * @max 100
               */
              total: number;
              themes: {
                theme: "attraction" | "talk" | "home" | "time" | "repair";
                /**
                 * @min 0
                 * @max 100
                 */
                level: number;
              }[];
            };
          } | null;
        },
        ApiError
      >({
        path: `/api/astrology/compatibility-test`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @name Stencil
     * @summary A picture of the signs of a chart
     * @request GET:/api/astrology/stencil
     */
    stencil: (
      query: {
        s: string;
        style?: "night" | "paper" | "dusk";
        format?: "story" | "square";
        lang?: "tr" | "en" | "es" | "fr" | "pt";
      },
      params: RequestParams = {},
    ) =>
      this.request<Instant, ApiError>({
        path: `/api/astrology/stencil`,
        method: "GET",
        query: query,
        format: "blob",
        ...params,
      }),
  };
}

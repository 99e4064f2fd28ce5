/** Requests for a consultation. */
export interface ConsultingService {
  /** Whether samples may be booked: on one's own machine alone. */
  mayBookSamples: boolean;
}

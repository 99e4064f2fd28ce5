/** The mails that a person may get. */
export interface MailService {
  /** What a link in a mail is about: whose mails, which, and how they are stopped. Null for a link that proves nothing. */
  choice(
    token: string,
  ): Promise<{ email: string; mailing: 'news' | 'letters'; stop(): Promise<void> } | null>;
}

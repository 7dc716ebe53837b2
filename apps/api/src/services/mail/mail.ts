export interface Mail {
  /** The same on every attempt, so that a mail server can recognise a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** Where a POST ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly content: Uint8Array;
  }[];
}

/** Hands a mail to the mail server; rejects while the server is away, and with FailedForGood when it refuses. */
export type SendMail = (mail: Mail) => Promise<void>;

const addressParts = ['streetNumber', 'street', 'suburb', 'city', 'postcode', 'country'] as const;

type AddressPart = (typeof addressParts)[number];

/** A typed receiver: of the address book, or of a consignment. */
interface TypedReceiver {
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: Readonly<Record<AddressPart | 'state', string | null>>;
}

/** What the fields of a receiver hold, by the path that a problem names. */
export type ReceiverDraft = Readonly<Record<string, string>>;

export function toReceiverDraft({ fullName, phone, email, address }: TypedReceiver): ReceiverDraft {
  return {
    fullName: fullName ?? '',
    phone: phone ?? '',
    email: email ?? '',
    ...Object.fromEntries(addressParts.map((part) => [`address/${part}`, address[part] ?? ''])),
  };
}

/** The receiver that a draft describes; what no field shows stays as it was. */
export function toReceiverBody(draft: ReceiverDraft, { address: { state } }: Pick<TypedReceiver, 'address'>) {
  const text = (path: string): string => draft[path]?.trim() ?? '';
  const optional = (path: string): string | null => text(path) || null;
  return {
    fullName: text('fullName'),
    phone: optional('phone'),
    email: optional('email'),
    address: {
      ...Object.fromEntries(addressParts.map((part) => [part, optional(`address/${part}`)])),
      state,
    },
  };
}

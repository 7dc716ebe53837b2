import { joinProblems, noProblems, type Problem, type RegisterId } from '../problem.js';
import { limits } from './limits.js';
import { checkText, toReference, trimmed, type Text } from './text.js';

/** What is known of a text. */
export interface TextFieldInfo {
  /** The column of the table `consignments`. */
  readonly column: string;
  /** A reference is one line without characters that can't be seen (CONS-46); notes may have several lines. */
  readonly kind: 'reference' | 'notes';
  /** What the screen calls it. */
  readonly label: string;
  readonly maxLength: number;
  /** Where the screen stops typing, if that is earlier; pasted text may be longer (CONS-46). */
  readonly maxTypedLength?: number;
  /** The row that limits it. */
  readonly id: RegisterId;
  readonly card: 'sender' | 'receiver' | 'additional';
  /** The title of its column in the export of the list. */
  readonly exportTitle: string;
  /** Its column in import files, by its key in `importColumns`; null if files have none. */
  readonly importColumn: string | null;
}

/**
 * The texts that a consignment has besides its participants and freight, in the order in which they are checked. A name
 * here is the field's name in the parsed value, on the wire, in forms and in stored rows.
 */
export const textFields = {
  senderReference: {
    column: 'sender_reference',
    kind: 'reference',
    label: 'Sender reference',
    maxLength: limits.participantReference,
    id: 'CONS-46',
    card: 'sender',
    exportTitle: 'Sender Reference',
    importColumn: 'senderReference',
  },
  receiverReference: {
    column: 'receiver_reference',
    kind: 'reference',
    label: 'Receiver reference',
    maxLength: limits.participantReference,
    id: 'CONS-46',
    card: 'receiver',
    exportTitle: 'Receiver Reference',
    importColumn: 'receiverReference',
  },
  notes: {
    column: 'notes',
    kind: 'notes',
    label: 'Sender notes',
    maxLength: limits.notes,
    id: 'CONS-54',
    card: 'additional',
    exportTitle: 'Notes',
    importColumn: 'senderNotes',
  },
  receiverNotes: {
    column: 'receiver_notes',
    kind: 'notes',
    label: 'Receiver notes',
    maxLength: limits.notes,
    id: 'CONS-54',
    card: 'additional',
    exportTitle: 'Receiver Notes',
    importColumn: null,
  },
  salesReference: {
    column: 'sales_reference',
    kind: 'reference',
    label: 'Sales reference',
    maxLength: limits.salesReference,
    maxTypedLength: limits.salesReferenceTyped,
    id: 'CONS-46',
    card: 'additional',
    exportTitle: 'Sales Reference',
    importColumn: 'salesReference',
  },
} as const satisfies Readonly<Record<string, TextFieldInfo>>;

export type TextField = keyof typeof textFields;

type TextCard = TextFieldInfo['card'];

/** The texts of a card. */
export type TextOn<Card extends TextCard> = {
  [Name in TextField]: (typeof textFields)[Name]['card'] extends Card ? Name : never;
}[TextField];

/** The texts of a parsed or stored consignment. */
export type Texts = Readonly<Record<TextField, string | null>>;

/** The texts of a body or form. */
export type TextsBody = Readonly<Partial<Record<TextField, Text>>>;

/** The names of the texts, in order. */
export const textFieldNames = Object.keys(textFields) as TextField[];

/** The texts that identify a consignment: a search finds it by them. */
export type Reference = {
  [Name in TextField]: (typeof textFields)[Name]['kind'] extends 'reference' ? Name : never;
}[TextField];

/** Their names, in order. */
export const references = textFieldNames.filter(
  (name): name is Reference => textFields[name].kind === 'reference',
);

type MapText<V> = (name: TextField, info: (typeof textFields)[TextField]) => V;

/** Makes a record with a value for each text, or for each name in a list. */
export function mapTexts<V>(toValue: MapText<V>): Readonly<Record<TextField, V>>;
export function mapTexts<V, Name extends TextField>(
  toValue: MapText<V>,
  names: readonly Name[],
): Readonly<Record<Name, V>>;
export function mapTexts<V>(
  toValue: MapText<V>,
  names: readonly TextField[] = textFieldNames,
): Readonly<Partial<Record<TextField, V>>> {
  const record: Partial<Record<TextField, V>> = {};
  for (const name of names) record[name] = toValue(name, textFields[name]);
  return record;
}

type Column<Name extends TextField> = (typeof textFields)[Name]['column'];

/** The column of each text. */
export const textColumns = mapTexts((_name, { column }) => column) as {
  readonly [Name in TextField]: Column<Name>;
};

/** Reads a text of a body as it is stored. */
export function readText(name: TextField, body: TextsBody): string | null {
  return (textFields[name].kind === 'notes' ? trimmed(body[name]) : toReference(body[name])) || null;
}

function onCard<Card extends TextCard>(card: Card): readonly TextOn<Card>[] {
  return textFieldNames.filter((name): name is TextOn<Card> => textFields[name].card === card);
}

/** The names of the texts of each card, in order. */
export const textsOnCard = {
  sender: onCard('sender'),
  receiver: onCard('receiver'),
  additional: onCard('additional'),
} as const satisfies { readonly [Card in TextCard]: readonly TextOn<Card>[] };

/** Checks the lengths and characters of the texts of a card (CONS-46, CONS-54). */
export function checkTexts(card: TextCard, body: TextsBody): readonly Problem[] {
  let problems = noProblems;
  for (const name of textsOnCard[card]) {
    const { maxLength, id } = textFields[name];
    const found = checkText(body[name], maxLength, id, name);
    if (found.length > 0) problems = joinProblems(problems, found);
  }
  return problems;
}

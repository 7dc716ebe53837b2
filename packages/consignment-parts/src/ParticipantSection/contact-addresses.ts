import type { Participant } from '@consign/api-client/consignment';

type Place = Pick<Participant['address'], 'streetNumber' | 'street' | 'suburb' | 'city' | 'postcode'>;

/** The tel: link of a number; null without digits. */
export function toPhoneAddress(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/gu, '');
  return /\d/u.test(digits) ? `tel:${digits}` : null;
}

/** A link to a map of a place; null with neither town nor street. Phones open it in their maps app. */
export function findMapAddress({ streetNumber, street, suburb, city, postcode }: Place): string | null {
  if (isEmpty(street) && isEmpty(city)) return null;
  const parts = [[streetNumber, street], [suburb], [city, postcode], ['New Zealand']];
  const text = parts
    .map((words) => words.filter((word) => !isEmpty(word)).join(' '))
    .filter((part) => part !== '')
    .join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: text }).toString()}`;
}

const isEmpty = (text: string | null): boolean => text === null || text === '';

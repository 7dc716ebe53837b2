import type { AddressSuggestion } from '@consign/api-client/consignment';

export const bankStreet: AddressSuggestion = {
  label: '5 Bank Street, Regent, Whangārei 0112',
  source: 'earlier',
  name: 'Tūī Café',
  address: {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: 'Regent',
    city: 'Whangārei',
    postcode: '0112',
    country: 'New Zealand',
    latitude: null,
    longitude: null,
  },
};

export const ruralPlace: AddressSuggestion = {
  label: 'RD 2, Kaikohe 0472',
  source: 'place',
  name: null,
  address: {
    streetNumber: null,
    street: null,
    suburb: 'RD 2',
    city: 'Kaikohe',
    postcode: '0472',
    country: 'New Zealand',
    latitude: null,
    longitude: null,
  },
};

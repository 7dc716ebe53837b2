/**
 * Consignment validation. A rule returns problems, each with a register ID, the path of its field and the sentence to
 * show. Rules never throw; screen and server call the same ones (CONS-48).
 *
 * @module
 */
export { joinPath, type Parsed, type Problem, type RegisterId } from '../problem.js';
export type {
  AddressBody,
  ConsignmentBody,
  ConsignmentFlagBody,
  ContactBody,
  DangerousGoodsBody,
  HireageBody,
  LineItemBody,
  LineItemEntry,
  ParticipantBody,
} from './bodies.js';
export { cardMessages, findCard, type CardName } from './cards.js';
export { choiceLabel, selectable } from './choices.js';
export { parseComparison } from './compared-quotes.js';
export {
  checkConsignment,
  checkDetails,
  parseConsignment,
  parseReceiver,
  type ConsignmentContext,
  type FormContext,
  type StoredBody,
} from './consignment.js';
export { isEmail, isPhone, normaliseEmail, normalisePhone } from './contact.js';
export {
  completeGoods,
  findPackingGroup,
  isUnNumber,
  packingGroups,
  type DangerousGoods,
  type DeclaredGoods,
  type PackingGroup,
} from './dangerous-goods.js';
export { goodsClasses, isGoodsClass, type GoodsClass } from './goods-classes.js';
export { findDeclarationGaps } from './declaration-gaps.js';
export {
  declarationFields,
  findQuantityUnit,
  quantityUnits,
  toDeclarationDetails,
  type DeclarationDetails,
  type QuantityUnit,
} from './declaration.js';
export {
  checkHireUnits,
  filterCompleteHireage,
  findHireageWarning,
  type HireUnitCode,
} from './additional.js';
export { limits } from './limits.js';
export {
  checkLineItem,
  checkPackageType,
  parseLineItem,
  validateLineItem,
  type ParsedLineItem,
  type LineItemSettings,
} from './line-item.js';
export { checkMovedDelivery, receiverWarnings } from './moved-delivery.js';
export {
  checkParticipant,
  findPostcodeWarning,
  findSameSiteWarning,
  type ParticipantContext,
  type ParticipantRole,
} from './participant.js';
export {
  readAddress,
  readAddressee,
  readEnteredFields,
  readEnteredReceiver,
  type EnteredAddress,
  type EnteredAddressee,
  type EnteredFields,
  type EnteredFlag,
  type EnteredHireage,
  type EnteredParticipant,
  type EnteredReceiver,
  type EnteredSite,
  type ParsedConsignment,
} from './parsed-consignment.js';
export {
  checkQuoteForm,
  incompleteQuote,
  parseQuote,
  quotePaths,
  toQuoteUnit,
  type ParsedQuote,
  type QuoteBody,
  type QuoteContext,
  type QuoteFormBody,
  type QuoteFormContext,
  type QuotedPlace,
  type QuoteUnit,
  type QuoteUnitBody,
} from './quote.js';
export { checkQuoteMoment, isQuoteCurrent, staleQuote } from './quote-moment.js';
export {
  checkRequestedDates,
  pastDate,
  requestedDeliveryDay,
  type DateContext,
  type DateFacts,
} from './requested-dates.js';
export {
  mapTexts,
  references,
  textColumns,
  textFieldNames,
  textFields,
  textsOnCard,
  type Reference,
  type TextField,
  type TextFieldInfo,
  type TextOn,
  type Texts,
  type TextsBody,
} from './text-fields.js';
export {
  countCharacters,
  isStorable,
  notStorableMessage,
  toReference,
  toSingleLine,
  trimmed,
  withoutInvisible,
  type Text,
} from './text.js';
export {
  toAddressWire,
  toLineItemWire,
  toReceiverWire,
  toUpdateWire,
  toWire,
  type AddressWire,
  type ConsignmentWire,
  type LineItemWire,
  type ParticipantWire,
  type ReceiverWire,
  type UpdateWire,
} from './to-wire.js';
export type { SaveStage } from './save-stage.js';
export { areDatesAgreed, type Trip } from './trip.js';
export { deliveryWarnings, toStatement, type Warning } from './warnings.js';

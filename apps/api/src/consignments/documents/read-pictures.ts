import type { OperationContext } from '../../http/contract/operation.js';
import { readUnlessMissing } from '../../services/files/content-store.js';

/** A stored picture, with where its bytes are. */
export interface KeptPicture {
  readonly mediaType: string;
  readonly contentKey: string;
  /** Read in place of the picture; null to print the picture larger, or where none is made yet. */
  readonly thumbnailKey: string | null;
}

const AT_A_TIME = 8;

/** The pictures, small enough for a page, in their order; an unreadable one is left out. */
export async function readPictures<Picture extends KeptPicture>(
  stored: readonly Picture[],
  context: OperationContext,
): Promise<(Picture & { readonly content: Uint8Array })[]> {
  const read = [];
  for (let first = 0; first < stored.length; first += AT_A_TIME) {
    const some = stored.slice(first, first + AT_A_TIME);
    read.push(...(await Promise.all(some.map((picture) => readPicture(picture, context)))));
  }
  return read.filter((picture) => picture !== null);
}

async function readPicture<Picture extends KeptPicture>(
  picture: Picture,
  { services, owner, log }: OperationContext,
): Promise<(Picture & { readonly content: Uint8Array }) | null> {
  const { thumbnailKey, contentKey, mediaType } = picture;
  const stored = await readUnlessMissing(services.attachments, thumbnailKey ?? contentKey, log);
  if (stored === null) return null;
  if (thumbnailKey !== null) return { ...picture, content: stored };
  const content = await services.shrinkPicture(owner.organisationId, stored, mediaType);
  return content === null ? null : { ...picture, content };
}

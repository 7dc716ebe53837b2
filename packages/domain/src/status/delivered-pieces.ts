/** Of how many pieces how many were delivered: '6 of 8 pieces'. */
export function formatDeliveredPieces(delivered: number, sent: number): string {
  return `${delivered} of ${sent} ${sent === 1 ? 'piece' : 'pieces'}`;
}

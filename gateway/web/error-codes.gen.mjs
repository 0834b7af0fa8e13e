// Made by `make openapi` from services/_chassis/chassis/errors.py. Do not edit.
export const ERROR_CODES = {
  success: 1,
  unexpected: 2,
  unauthorized: 3,
  invalidParameter: 4,
  role: 5,
  equipmentNotFound: 6,
  equipmentOfAnotherCompany: 7,
  subscriptionEnded: 8,
  samePlanAndSeats: 9,
  subscriptionNotExpired: 10,
  seatsNotDecreasable: 11,
  checkoutConditions: 12,
};

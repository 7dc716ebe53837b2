-- A machine client of a customer is a user whose token comes from the client credentials grant: issuer and subject name the
-- client. It has at most these permissions, whatever its token says. Null for a person, whose token decides.
ALTER TABLE users ADD COLUMN machine_permissions text[] CHECK (cardinality(machine_permissions) > 0);

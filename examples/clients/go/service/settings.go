package service

import (
	"fmt"
	"os"
	"time"
)

// Settings are what a client is created with.
type Settings struct {
	BaseURL, AuthURL                     string
	ClientID, ClientSecret, RefreshToken string
	// Zaaid is the customer account or business unit to act on; empty for your own account.
	Zaaid string
	// Timeout of a request; 30 seconds if zero.
	Timeout time.Duration
}

// FromEnvironment reads the settings from the SVC_ variables.
func FromEnvironment() (Settings, error) {
	settings := Settings{
		BaseURL:      os.Getenv("SVC_BASE_URL"),
		AuthURL:      os.Getenv("SVC_AUTH_URL"),
		ClientID:     os.Getenv("SVC_OAUTH2_CLIENT_ID"),
		ClientSecret: os.Getenv("SVC_OAUTH2_CLIENT_SECRET"),
		RefreshToken: os.Getenv("SVC_OAUTH2_REFRESH_TOKEN"),
	}
	for _, name := range []string{"SVC_OAUTH2_CLIENT_ID", "SVC_OAUTH2_CLIENT_SECRET", "SVC_OAUTH2_REFRESH_TOKEN"} {
		if os.Getenv(name) == "" {
			return settings, fmt.Errorf("set the environment variable %s", name)
		}
	}
	if settings.BaseURL != "" && settings.AuthURL != "" {
		return settings, nil
	}
	var err error
	settings.BaseURL, settings.AuthURL, err = DataCenterURLs(
		os.Getenv("SVC_DATA_CENTER"), os.Getenv("SVC_SERVICE"), os.Getenv("SVC_AUTH_HOST"))
	return settings, err
}

// Specification, Data centers: the prefix of the base host, and the ends of the base host and of the auth host.
var dataCenters = map[string][3]string{
	"US": {"www", "com", "com"},
	"EU": {"www", "eu", "eu"},
	"CN": {"www", "cn", "com.cn"},
	"IN": {"www", "in", "in"},
	"AU": {"www", "net.au", "com.au"},
	"JP": {"app", "jp", "jp"},
}

// DataCenterURLs returns the base URL and the auth URL. The service's name in the hosts is not documented.
func DataCenterURLs(code, service, authHost string) (baseURL, authURL string, err error) {
	hosts, ok := dataCenters[code]
	if !ok || service == "" {
		return "", "", fmt.Errorf("set SVC_DATA_CENTER to US, EU, CN, IN, AU or JP, and SVC_SERVICE; got %q and %q", code, service)
	}
	if authHost == "" {
		authHost = service
	}
	return "https://" + hosts[0] + "." + service + "." + hosts[1] + "/api", "https://" + authHost + "." + hosts[2], nil
}

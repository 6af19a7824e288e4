package service

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/caarlos0/env/v11"
)

// Settings are what a client is created with.
type Settings struct {
	BaseURL      string `env:"SVC_BASE_URL"`
	AuthURL      string `env:"SVC_AUTH_URL"`
	ClientID     string `env:"SVC_OAUTH2_CLIENT_ID,notEmpty"`
	ClientSecret Secret `env:"SVC_OAUTH2_CLIENT_SECRET,notEmpty"`
	RefreshToken Secret `env:"SVC_OAUTH2_REFRESH_TOKEN,notEmpty"`
	// Timeout of a request; 30 seconds if zero.
	Timeout time.Duration
}

// Secret is text that is not printed, logged or written as JSON.
type Secret string

func (Secret) String() string               { return "***" }
func (Secret) GoString() string             { return "***" }
func (Secret) MarshalText() ([]byte, error) { return []byte("***"), nil }

// Specification, Data centers: the base URL and the auth URL. The service's name in the hosts is not documented.
var dataCenters = map[string][2]string{
	"US": {"https://www.%s.com/api", "https://%s.com"},
	"EU": {"https://www.%s.eu/api", "https://%s.eu"},
	"CN": {"https://www.%s.cn/api", "https://%s.com.cn"},
	"IN": {"https://www.%s.in/api", "https://%s.in"},
	"AU": {"https://www.%s.net.au/api", "https://%s.com.au"},
	"JP": {"https://app.%s.jp/api", "https://%s.jp"},
}

// FromEnvironment reads the settings from the SVC_ variables. The error names all that are missing.
func FromEnvironment() (Settings, error) {
	settings, err := env.ParseAs[Settings]()
	if err != nil || (settings.BaseURL != "" && settings.AuthURL != "") {
		return settings, err
	}
	service := os.Getenv("SVC_SERVICE")
	urls, ok := dataCenters[os.Getenv("SVC_DATA_CENTER")]
	if !ok || service == "" {
		return settings, errors.New("set SVC_DATA_CENTER to US, EU, CN, IN, AU or JP, and SVC_SERVICE")
	}
	settings.BaseURL = fmt.Sprintf(urls[0], service)
	settings.AuthURL = fmt.Sprintf(urls[1], cmp.Or(os.Getenv("SVC_AUTH_HOST"), service))
	return settings, nil
}
